/** Lists the request begun in this tab and those kept on this device, to continue or erase them. */
import { useRef } from 'react'
import { schoolDay } from '@/contract'
import { firstName, fold, isFirstNameShared } from '@/domain/text'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/page/Card'
import { ConfirmButton } from '@/ui/action/Confirm'
import { Row, Stack } from '@/ui/page/layout'
import { afterFrame } from '@/ui/action/afterFrame'
import { toast } from '@/ui/action/Toasts'
import { useGoTo } from '@/ui/page/navigation'
import { type Draft, isBegun } from './draft'
import { keptDrafts } from './keeping'
import { headsOf } from '../receipt/heads'
import styles from './matricula.module.css'
import { frontier } from './steps'
import { erase, forgetKept, redraw, resume, useFlow, useKeptDrafts } from './store'
import { pathOf } from './useStep'

interface Begun {
  draft: Draft
  at: number | null
  kept: boolean
}

/** The child's first name, or the whole name where another child on the list shares the first name. */
function nameAmong(rows: readonly Begun[], { draft }: Begun): string {
  const nameOf = (of: Draft) => of.matricula.login.nomeAluno.trim()
  const name = nameOf(draft)
  // the same child may have several requests, which need no telling apart
  const others = rows.map((row) => nameOf(row.draft)).filter((other) => fold(other) !== fold(name))
  return isFirstNameShared(name, others) ? name : firstName(name)
}

export function Drafts() {
  const { t, format } = useI18n()
  const go = useGoTo()
  const { draft, kept, savedAt } = useFlow()
  const stored = useKeptDrafts()
  const heading = useRef<HTMLHeadingElement>(null)
  const rows: Begun[] = [
    ...(draft && isBegun(draft) ? [{ draft, at: savedAt, kept }] : []),
    ...stored.filter((one) => one.draft.id !== draft?.id).map((one) => ({ ...one, kept: true })),
  ]
  if (rows.length === 0) return null
  const when = ({ at, draft: { phase }, kept: isKept }: Begun) => {
    if (at === null) return t('matricula.draft.memory')
    const date = format.dateShort(schoolDay(at)) ?? ''
    const time = format.clock(at)
    if (!isKept) return t('matricula.draft.tab', { date, time })
    return t(phase === 'sent' ? 'matricula.draft.keptReceipt' : 'matricula.draft.kept', { date, time })
  }
  const open = (row: Begun) => {
    if (row.draft.id === draft?.id) {
      go(pathOf(frontier(draft)))
      return
    }
    // another tab may have sent or erased it since this list was drawn
    const now = keptDrafts().find((one) => one.draft.id === row.draft.id)
    if (!now) {
      redraw()
      return
    }
    resume(now)
    go(pathOf(frontier(now.draft)))
  }
  const drop = (row: Begun) => {
    if (row.draft.id === draft?.id) erase(null)
    forgetKept(row.draft.id)
    redraw()
    toast(t('matricula.draft.erased'))
    // the pressed button is gone: the focus moves to the list's heading, or to the page's where the list is empty
    const top = rows.length > 1 ? heading.current : document.querySelector('h1')
    afterFrame(() => top?.focus())
  }
  return (
    <section aria-labelledby="comecados">
      <h2 id="comecados" ref={heading} tabIndex={-1}>
        {t('matricula.draft.title')}
      </h2>
      <Stack as="ul" gap={3}>
        {rows.map((row) => {
          const name = nameAmong(rows, row)
          const page = frontier(row.draft)
          const isSent = row.draft.phase === 'sent'
          const label = t(page === 'recibo' ? 'matricula.draft.receipt' : 'matricula.draft.open')
          return (
            <Card as="li" key={row.draft.id} className={styles.draft ?? ''}>
              <p>
                {/* a sent request is titled by its result: "Cancelar pedido" would read as still to be done */}
                <strong>{t(isSent ? headsOf(row.draft).title : `families.way.${row.draft.way}`)}</strong>
                {name && <bdi> · {name}</bdi>}
              </p>
              {page !== 'recibo' && <p>{t('matricula.draft.at', { step: t(`matricula.step.${page}`) })}</p>}
              <p>{when(row)}</p>
              {/* stands next to "Apagar", which this sentence explains */}
              {page === 'recibo' && <p>{t('matricula.draft.sent')}</p>}
              <Row>
                {row.draft.id !== draft?.id && !kept && isBegun(draft) ? (
                  <ConfirmButton
                    variant="secondary"
                    label={label}
                    title={t('matricula.begin.title')}
                    yes={label}
                    no={t('matricula.erase.keep')}
                    onYes={() => open(row)}
                  >
                    <p>{t('matricula.draft.replaces')}</p>
                  </ConfirmButton>
                ) : (
                  <Button variant="secondary" onClick={() => open(row)}>
                    {label}
                  </Button>
                )}
                <ConfirmButton
                  variant="link"
                  label={t('matricula.saved.erase')}
                  title={t(isSent ? 'matricula.erase.titleSent' : 'matricula.erase.title')}
                  yes={t('matricula.erase.yes')}
                  no={t('matricula.erase.keep')}
                  onYes={() => drop(row)}
                >
                  <p>{t(isSent ? 'matricula.erase.leadSent' : 'matricula.erase.lead')}</p>
                </ConfirmButton>
              </Row>
            </Card>
          )
        })}
      </Stack>
    </section>
  )
}
