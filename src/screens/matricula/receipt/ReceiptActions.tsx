/** What a family without a printer can do with a receipt: save it as a picture, copy, print, share, note the deadline, open the document. */
import { useRef, useState } from 'react'
import { safeUrl } from '@/domain/safeUrl'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { save } from '@/ui/action/download'
import { Icon } from '@/ui/drawing/Icon'
import { Row } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { toast } from '@/ui/action/Toasts'
import { saveCalendar } from '../../shared/time/calendar'
import { isOver, stateOf } from './aggregate'
import { type Draft, stateFor } from '../flow/draft'
import { consultingAddress, deadlineEvent, factsOf, helpLines, sayNext, sayState, shareText } from './receipt'
import { drawReceipt } from './receiptPicture'
import styles from './sheet.module.css'
import { noteTaken } from '../flow/store'

function usePicture(draft: Draft, title: string) {
  const words = useI18n()
  const { t } = words
  const [pending, setPending] = useState(false)
  const { documentos, protocolo } = draft.matricula
  const make = async () => {
    setPending(true)
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
      save('recibo.png', picture)
      noteTaken()
      toast(t('matricula.recibo.imageSaved'))
    } catch {
      toast(t('matricula.recibo.imageFailed'))
    } finally {
      setPending(false)
    }
  }
  return { pending, make }
}

export function ReceiptActions({ draft, title }: { draft: Draft; title: string }) {
  const words = useI18n()
  const { t } = words
  const { documentoUrl, prazo, protocolo } = draft.matricula
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const picture = usePicture(draft, title)
  const deadline = words.format.date(prazo)
  // no paper for a place that was given up
  const paper = stateOf(draft.matricula) === 'cancelada' ? '' : documentoUrl
  const document = paper ? safeUrl(paper) : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(protocolo)
      setCopied('yes')
      noteTaken()
      announce(t('matricula.recibo.copied'))
    } catch {
      // no permission, or an old browser: the person copies it from a field
      setCopied('no')
      setTimeout(() => field.current?.select())
    }
  }
  const share = () => {
    // closing the share sheet without choosing is not an error
    navigator.share({ text: shareText(draft, words) }).then(noteTaken, () => undefined)
  }
  const canShare = typeof (navigator as { share?: unknown }).share === 'function'
  return (
    <div className={`${styles.actions ?? ''} no-print`}>
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
