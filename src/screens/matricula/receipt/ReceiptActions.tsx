/** Actions of a receipt: save a picture, share, mail, print, copy the protocol, note the deadline, open the paper. */
import { useEffect, useRef, useState } from 'react'
import { safeUrl } from '@/domain/safeUrl'
import { withTimeout } from '@/domain/withTimeout'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { whilePresent } from '@/session'
import { Button, buttonClass, ButtonLabel } from '@/ui/action/Button'
import { toast } from '@/ui/action/Toasts'
import { save } from '@/ui/action/download'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { Icon } from '@/ui/drawing/Icon'
import { classNames } from '@/ui/look/classNames'
import { Row } from '@/ui/page/layout'
import { type Draft, stateFor } from '../flow/draft'
import { noteTaken } from '../flow/store'
import { isOver, papersOf, stateOf } from './aggregate'
import {
  consultingAddress,
  deadlineEvent,
  factsOf,
  helpLines,
  sayDeadline,
  sayNext,
  sayState,
  shareText,
} from './receipt'
import { drawReceipt } from './receiptPicture'
import styles from './sheet.module.css'
import { OutsideLink } from '../../shared/help/OutsideLink'
import { saveCalendar } from '../../shared/time/calendar'
import { momentInWords } from '../../shared/time/clock'

function usePicture(draft: Draft, title: string) {
  const words = useI18n()
  const { t } = words
  const [pending, setPending] = useState(false)
  const { protocolo } = draft.matricula
  const documentos = papersOf(draft.matricula)
  const make = async () => {
    setPending(true)
    const isHere = whilePresent()
    const address = consultingAddress()
    try {
      // without the code of the QR drawing the picture is made of words alone
      const code = await withTimeout(import('@/ui/drawing/Qr')).then(
        ({ qrCells }) => qrCells(address),
        () => null,
      )
      const picture = await drawReceipt(
        {
          brand: settings().brand.name,
          title,
          label: t('matricula.protocolo.label'),
          protocol: protocolo,
          state: sayState(stateFor(draft), t),
          next: sayNext(draft, words),
          read: draft.seenAt === null ? '' : t('frame.updated.dataOn', momentInWords(words.format, draft.seenAt)),
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

/** Copies the protocol; without permission, or in an old browser, the person copies it from a field (`copied`: "no"). */
function useCopy({ id, matricula: { protocolo } }: Draft) {
  const t = useT()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    const isHere = whilePresent()
    try {
      await navigator.clipboard.writeText(protocolo)
      if (!isHere()) return
      setCopied('yes')
      noteTaken(id)
      announce(t('matricula.recibo.copied'))
    } catch {
      setCopied('no')
    }
  }
  useEffect(() => {
    if (copied !== 'no') return
    // the focus makes a screen reader announce the field, which a selection alone does not
    field.current?.focus()
    field.current?.select()
  }, [copied])
  return { copied, copy, field }
}

/** A mail address without a recipient, whom the person chooses in the mail program. */
const mailAddress = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`

export function ReceiptActions({ draft, title }: { draft: Draft; title: string }) {
  const words = useI18n()
  const { t } = words
  const { documentoUrl, protocolo } = draft.matricula
  const { copied, copy, field } = useCopy(draft)
  const picture = usePicture(draft, title)
  const deadline = sayDeadline(draft, words)
  // a cancelled request has no document to open
  const paper = stateOf(draft.matricula) === 'cancelada' ? '' : documentoUrl
  const document = paper ? safeUrl(paper) : null
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
          <Icon name="save" />
          {t('matricula.recibo.image')}
        </Button>
        {canShare && protocolo && (
          <Button onClick={share}>
            <Icon name="share" />
            {t('matricula.recibo.share')}
          </Button>
        )}
        {!canShare && protocolo && (
          <a className={buttonClass('secondary')} href={mailAddress(`${title}: ${protocolo}`, shareText(draft, words))}>
            <ButtonLabel>
              <Icon name="mail" />
              {t('matricula.recibo.mail')}
            </ButtonLabel>
          </a>
        )}
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
          <Button onClick={() => saveCalendar(t, 'prazo', [deadlineEvent(draft, words)])}>
            <Icon name="calendar" />
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
