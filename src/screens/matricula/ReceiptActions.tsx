/** What a family without a printer can do with a receipt: copy, print, share, note the deadline, open the document. */
import { useRef, useState } from 'react'
import { safeUrl } from '@/domain/safeUrl'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/layout'
import { announce } from '@/ui/live'
import { saveCalendar } from '../shared/calendar'
import { isKnown, prazoDe, stateOf } from './aggregate'
import { type Draft, stateFor } from './draft'
import styles from './sheet.module.css'

export function ReceiptActions({ draft }: { draft: Draft }) {
  const { t, format } = useI18n()
  const { documentoUrl, prazo, protocolo } = draft.matricula
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const state = stateFor(draft)
  const deadline = format.date(prazo)
  // the paper of a place that was given up proves nothing
  const paper = stateOf(draft.matricula) === 'cancelada' ? '' : documentoUrl
  const document = paper ? safeUrl(paper) : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(protocolo)
      setCopied('yes')
      announce(t('matricula.recibo.copied'))
    } catch {
      // no permission, or an old browser: the person copies it from a field
      setCopied('no')
      setTimeout(() => field.current?.select())
    }
  }
  const share = () => {
    const text = [
      t('matricula.recibo.shareText', { protocolo }),
      isKnown(state) ? t(`matricula.estado.${state}`) : state,
      deadline ? t('matricula.recibo.shareDeadline', { date: deadline }) : '',
    ]
    // closing the share sheet without choosing is no fault
    navigator.share({ text: text.filter(Boolean).join('\n') }).catch(() => undefined)
  }
  const note = () => {
    const event = {
      uid: `prazo-${draft.id}`,
      title: t('matricula.recibo.eventTitle'),
      at: prazoDe(prazo),
      description: t('matricula.recibo.eventText'),
    }
    saveCalendar('prazo', [event], settings().timeZone)
  }
  const canShare = typeof (navigator as { share?: unknown }).share === 'function'
  return (
    <div className={`${styles.actions ?? ''} no-print`}>
      <Row>
        {protocolo && (
          <Button onClick={() => void copy()}>
            <Icon name={copied === 'yes' ? 'check' : 'copy'} />
            {t(copied === 'yes' ? 'matricula.recibo.copied' : 'matricula.recibo.copy')}
          </Button>
        )}
        <Button
          onClick={() => {
            window.print()
          }}
        >
          <Icon name="print" />
          {t('matricula.recibo.print')}
        </Button>
        {canShare && protocolo && <Button onClick={share}>{t('matricula.recibo.share')}</Button>}
        {deadline && <Button onClick={note}>{t('matricula.recibo.calendar')}</Button>}
      </Row>
      {copied === 'no' && (
        <p>
          <label>
            {t('matricula.recibo.copyByHand')} <input ref={field} readOnly value={protocolo} />
          </label>
        </p>
      )}
      {document ? (
        <p>
          <a href={document.href} target="_blank" rel="noopener noreferrer">
            {t('matricula.recibo.document', { host: document.host })}
          </a>
        </p>
      ) : (
        paper && <p>{t('matricula.recibo.documentAtSchool')}</p>
      )}
    </div>
  )
}
