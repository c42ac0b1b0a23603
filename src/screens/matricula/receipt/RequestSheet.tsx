/** A request with all that belongs to it: a panel of facts, actions, documents, history; on the screen and on paper. */
import { whilePresent } from '@/session'
import { safeUrl } from '@/domain/safeUrl'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { toast } from '@/ui/action/Toasts'
import { save } from '@/ui/action/download'
import { announce } from '@/ui/action/live'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { SummaryList } from '@/ui/data/SummaryList'
import { plainList } from '@/ui/data/plainList'
import { Icon } from '@/ui/drawing/Icon'
import { classNames } from '@/ui/look/classNames'
import { Row } from '@/ui/page/layout'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FamilyHelp } from '../flow/FamilyHelp'
import { type Draft, stateFor } from '../flow/draft'
import { noteTaken } from '../flow/store'
import { Bring } from './Bring'
import { hasActive, isKnown, isOver, knownStates, stateOf } from './aggregate'
import {
  consultingAddress,
  deadlineEvent,
  sayDeadline,
  type Fact,
  factsOf,
  helpLines,
  sayNext,
  sayState,
  shareText,
} from './receipt'
import { drawReceipt } from './receiptPicture'
import styles from './sheet.module.css'
import { AddressCode } from '../../shared/AddressCode'
import { OutsideLink } from '../../shared/help/OutsideLink'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { PhoneLink } from '../../shared/help/PhoneLink'
import { saveCalendar } from '../../shared/time/calendar'

function usePicture(draft: Draft, title: string) {
  const words = useI18n()
  const { t } = words
  const [pending, setPending] = useState(false)
  const { documentos, protocolo } = draft.matricula
  const make = async () => {
    setPending(true)
    const isHere = whilePresent()
    const address = consultingAddress()
    try {
      // the words alone serve where the code cannot be had
      const code = await import('@/ui/drawing/Qr').then(({ qrCells }) => qrCells(address)).catch(() => null)
      const picture = await drawReceipt(
        {
          brand: settings().brand.name,
          title,
          label: t('matricula.protocolo.label'),
          protocol: protocolo,
          state: sayState(stateFor(draft), t),
          next: sayNext(draft, words),
          facts: factsOf(draft, words, true),
          documents:
            documentos.length > 0 && !isOver(draft.matricula)
              ? { title: t('matricula.documentos.title'), names: documentos }
              : null,
          help: { title: t('matricula.pedido.ask'), lines: helpLines(t) },
          where: t('matricula.pedido.where'),
          address,
        },
        protocolo ? code : null,
      )
      if (!isHere()) return
      save('recibo.png', picture)
      noteTaken(draft.id)
      toast(t('matricula.recibo.imageSaved'))
    } catch {
      toast(t('matricula.recibo.imageFailed'))
    } finally {
      setPending(false)
    }
  }
  return { pending, make }
}

/** What a family without a printer can do: save a picture, copy, print, share, note the deadline, open the document. */
function ReceiptActions({ draft, title }: { draft: Draft; title: string }) {
  const words = useI18n()
  const { t } = words
  const { documentoUrl, protocolo } = draft.matricula
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const picture = usePicture(draft, title)
  const deadline = sayDeadline(draft, words)
  // no paper for a place that was given up
  const paper = stateOf(draft.matricula) === 'cancelada' ? '' : documentoUrl
  const document = paper ? safeUrl(paper) : null
  const copy = async () => {
    const isHere = whilePresent()
    try {
      await navigator.clipboard.writeText(protocolo)
      if (!isHere()) return
      setCopied('yes')
      noteTaken(draft.id)
      announce(t('matricula.recibo.copied'))
    } catch {
      // no permission, or an old browser: the person copies it from a field
      setCopied('no')
    }
  }
  useEffect(() => {
    if (copied !== 'no') return
    // selected alone it would not be told to anybody who sees nothing
    field.current?.focus()
    field.current?.select()
  }, [copied])
  const share = () => {
    // closing the share sheet without choosing is not an error
    navigator.share({ text: shareText(draft, words) }).then(
      () => noteTaken(draft.id),
      () => undefined,
    )
  }
  const canShare = typeof (navigator as { share?: unknown }).share === 'function'
  return (
    <div className={classNames(styles.actions, 'no-print')}>
      <Row className={styles.buttons}>
        <Button
          variant="primary"
          busy={picture.pending}
          busyLabel={t('matricula.recibo.imageBusy')}
          onClick={() => void picture.make()}
        >
          {t('matricula.recibo.image')}
        </Button>
        {canShare && protocolo && <Button onClick={share}>{t('matricula.recibo.share')}</Button>}
        {protocolo && (
          <Button onClick={() => void copy()}>
            <Icon name={copied === 'yes' ? 'check' : 'copy'} />
            {t(copied === 'yes' ? 'matricula.recibo.copied' : 'matricula.recibo.copy')}
          </Button>
        )}
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {t('matricula.recibo.print')}
        </Button>
        {deadline && (
          <Button onClick={() => saveCalendar('prazo', [deadlineEvent(draft, words)], settings().timeZone)}>
            {t('matricula.recibo.calendar')}
          </Button>
        )}
      </Row>
      {copied === 'no' && (
        <p>
          <label>
            {t('matricula.recibo.copyByHand')} <input ref={field} readOnly value={protocolo} />
          </label>
        </p>
      )}
      {document ? (
        <p className="reach">
          <OutsideLink href={document.href}>{t('matricula.recibo.document', { host: document.host })}</OutsideLink>
        </p>
      ) : (
        paper && (
          <p>
            {t('matricula.recibo.documentAtSchool')} <ServiceText>{paper}</ServiceText>
          </p>
        )
      )}
    </div>
  )
}

/** A state in a word; one that nobody documented as it came. */
function StateWord({ state }: { state: string }) {
  const t = useT()
  if (isKnown(state)) return <StateLabel tone={knownStates[state]}>{t(`matricula.state.${state}`)}</StateLabel>
  return (
    <StateLabel tone="warn">
      <ServiceText>{state}</ServiceText>
    </StateLabel>
  )
}

function valueOf({ kind, lines }: Fact): ReactNode {
  return lines.map((line, i) => (
    <span key={i} className={classNames(styles.line, kind === 'phone' && 'reach')}>
      {kind === 'phone' ? <PhoneLink phone={line} /> : kind === 'service' ? <ServiceText>{line}</ServiceText> : line}
    </span>
  ))
}

/** Child, school, series, shift, position, deadline. `told`: the sentence above already names the last day. */
export function RequestFacts({ draft, told = false }: { draft: Draft; told?: boolean }) {
  const facts = factsOf(draft, useI18n(), told)
  return facts.length > 0 ? (
    <SummaryList items={facts.map((fact) => ({ term: fact.term, value: valueOf(fact) }))} />
  ) : null
}

function Panel({ draft, title }: { draft: Draft; title: string }) {
  const words = useI18n()
  const { t } = words
  const { matricula } = draft
  const { protocolo } = matricula
  const state = stateFor(draft)
  return (
    <div className={styles.sheet}>
      <ReceiptPanel
        title={title}
        label={t('matricula.protocolo.label')}
        protocol={protocolo}
        ended={!hasActive(matricula)}
      >
        {protocolo ? (
          <p className="visually-hidden no-print">
            {/* letter by letter */}
            {t('matricula.pedido.spelled')} {Array.from(protocolo).join(' ')}
          </p>
        ) : (
          <p>{t('matricula.pedido.noProtocol')}</p>
        )}
        {state !== '' && (
          <section aria-labelledby="situacao" className={styles.part}>
            <h3 id="situacao">{t('matricula.pedido.state')}</h3>
            <p>
              <StateWord state={state} />
            </p>
            <p>{sayNext(draft, words)}</p>
          </section>
        )}
        <RequestFacts draft={draft} told />
        <section aria-labelledby="perguntas" className={styles.part}>
          <h3 id="perguntas">{t('matricula.pedido.ask')}</h3>
          <FamilyHelp />
        </section>
        {protocolo && <AddressCode address={consultingAddress()}>{t('matricula.pedido.where')}</AddressCode>}
      </ReceiptPanel>
    </div>
  )
}

/** What happened to a request so far, newest first, by the school's wall clock. */
function History({ draft }: { draft: Draft }) {
  const { t, format } = useI18n()
  const passos = draft.matricula.historico ?? []
  // the last step was no cancellation, but a place given up
  const released = stateFor(draft) === 'liberada'
  // the first step alone is the state that stands above
  if (passos.length < 2) return null
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">{t('matricula.pedido.history')}</h2>
      <ol {...plainList} className={styles.history}>
        {[...passos].reverse().map(({ em, processamento }, i) => {
          const date = format.date(em)
          // at midnight nobody works: only the day was written down
          const time = /[T ]00:00/.test(em ?? '') ? null : format.time(em)
          return (
            <li key={i}>
              <StateWord state={i === 0 && released ? 'liberada' : (processamento ?? '')} />
              {date && <span>{time ? t('matricula.window.at', { date, time }) : date}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A request whole: the panel, what can be done with it, what to bring, what happened; with the frame of a sheet of paper. */
export function RequestSheet({ draft, title }: { draft: Draft; title: string }) {
  return (
    <>
      <PrintHead aluno={draft.matricula.login.nomeAluno} />
      <Panel draft={draft} title={title} />
      <ReceiptActions draft={draft} title={title} />
      <Bring draft={draft} />
      <History draft={draft} />
      <PrintFoot />
    </>
  )
}
