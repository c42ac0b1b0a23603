/** Requests that were begun: in this tab, and kept on this device on purpose. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { toast } from '@/ui/Toasts'
import type { Draft } from './draft'
import { dropKept, keptDrafts } from './keeping'
import styles from './matricula.module.css'
import { frontier } from './steps'
import { erase, resume, useFlow } from './store'
import { pathOf } from './useStep'

interface Begun {
  draft: Draft
  at: number | null
  kept: boolean
}

export function Drafts() {
  const { t, format } = useI18n()
  const navigate = useNavigate()
  const { draft, kept, savedAt } = useFlow()
  const [stored, setStored] = useState(() => keptDrafts())
  const rows: Begun[] = [
    ...(draft ? [{ draft, at: savedAt, kept }] : []),
    ...stored.filter((one) => one.draft.id !== draft?.id).map((one) => ({ draft: one.draft, at: one.at, kept: true })),
  ]
  if (rows.length === 0) return null
  const { timeZone } = settings()
  const when = ({ at, kept: isKept }: Begun) => {
    if (at === null) return t('matricula.rascunho.memory')
    const date = format.dateShort(format.day(at, timeZone)) ?? ''
    const time = format.clock(at)
    return t(isKept ? 'matricula.rascunho.kept' : 'matricula.rascunho.tab', { date, time })
  }
  const open = (row: Begun) => {
    if (row.draft.id !== draft?.id) {
      const one = stored.find((other) => other.draft.id === row.draft.id)
      if (one) resume(one)
    }
    void navigate(pathOf(frontier(row.draft)))
  }
  const drop = (row: Begun) => {
    if (row.draft.id === draft?.id) erase(null)
    dropKept(row.draft.id)
    setStored(keptDrafts())
    toast(t('matricula.rascunho.erased'))
  }
  return (
    <section aria-labelledby="comecados">
      <h2 id="comecados">{t('matricula.rascunho.title')}</h2>
      <Stack as="ul" gap={3}>
        {rows.map((row) => {
          const name = row.draft.matricula.login.nomeAluno.trim().split(/\s+/)[0] ?? ''
          const page = frontier(row.draft)
          return (
            <Card as="li" key={row.draft.id} className={styles.draft ?? ''}>
              <p>
                <strong>{t(`matricula.way.${row.draft.way}`)}</strong>
                {name && <bdi> · {name}</bdi>}
              </p>
              <p>
                {page === 'recibo'
                  ? t('matricula.rascunho.sent')
                  : t('matricula.rascunho.at', { step: t(`matricula.step.${page}`) })}
              </p>
              <p className="small">{when(row)}</p>
              <Row>
                <Button
                  variant="secondary"
                  onClick={() => {
                    open(row)
                  }}
                >
                  {t(page === 'recibo' ? 'matricula.rascunho.receipt' : 'matricula.rascunho.open')}
                </Button>
                <Button
                  variant="link"
                  onClick={() => {
                    drop(row)
                  }}
                >
                  {t('matricula.saved.erase')}
                </Button>
              </Row>
            </Card>
          )
        })}
      </Stack>
    </section>
  )
}
