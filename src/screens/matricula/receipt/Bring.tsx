/** The documents to bring to the school, with their deadline and pictures, wherever a request or receipt is shown. */
import { isIfAny } from '@/domain/documents'
import { fold } from '@/domain/text'
import { type PlainKey, useI18n, useT } from '@/i18n'
import { isPublicDevice, whilePresent } from '@/session'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { plainList } from '@/ui/data/plainList'
import { Icon } from '@/ui/drawing/Icon'
import { classNames } from '@/ui/look/classNames'
import { Disclosure } from '@/ui/page/Disclosure'
import { useId, useRef, useState } from 'react'
import { type Draft, stateFor } from '../flow/draft'
import page from '../flow/matricula.module.css'
import { flowState, saveDraft } from '../flow/store'
import { isOver, papersOf } from './aggregate'
import { type Photo, putPhoto, shrink, usePhotos } from './photos'
import { sayDeadline, sayNext } from './receipt'
import styles from './sheet.module.css'

interface Props {
  documento: string
  photo: Photo | undefined
  /** Returns false where the request is gone meanwhile, so that the picture is dropped. */
  onChange: (photo: Photo | null) => boolean
}

/** The picture of one document, which can be taken or chosen, is shrunk and shown with its size, and can be removed. */
function DocumentPhoto({ documento, photo, onChange }: Props) {
  const { t, format } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'bad'>('idle')
  const badId = useId()
  /** Counts the requests, so that "Apagar" or a newer picture discards one that is still being shrunk. */
  const turn = useRef(0)
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('busy')
    const isHere = whilePresent()
    const mine = (turn.current += 1)
    try {
      const small = await shrink(file)
      if (mine !== turn.current || !onChange(small)) return
      setState('idle')
      announce(t('matricula.photo.added', { documento }))
    } catch {
      if (mine !== turn.current) return
      // the file is no picture, or of a format that this browser cannot open; the former picture stays
      setState('bad')
      if (isHere()) announce(t('matricula.photo.bad'), 'assertive')
    }
  }
  return (
    <div className={styles.photo}>
      {photo && <img src={photo.source} alt={t('matricula.photo.of', { documento })} />}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={t('matricula.photo.addNamed', { documento })}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          void take(file)
          // lets the same file be chosen again, which would otherwise fire no change
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        variant="link"
        busy={state === 'busy'}
        busyLabel={t('matricula.photo.busy')}
        aria-label={t(photo ? 'matricula.photo.changeNamed' : 'matricula.photo.addNamed', { documento })}
        aria-describedby={state === 'bad' ? badId : undefined}
        onClick={() => input.current?.click()}
      >
        {photo ? t('matricula.photo.change') : <Icon name="camera" size="1.75rem" />}
      </Button>
      {photo && (
        <>
          <Button
            variant="link"
            aria-label={t('matricula.photo.removeNamed', { documento })}
            onClick={() => {
              turn.current += 1
              setState('idle')
              onChange(null)
              announce(t('matricula.photo.removed', { documento }))
              button.current?.focus()
            }}
          >
            {t('matricula.photo.remove')}
          </Button>
          <small>{t('matricula.photo.size', { kb: format.number(Math.max(1, Math.round(photo.bytes / 1024))) })}</small>
        </>
      )}
      {state === 'bad' && (
        <p id={badId} className={styles.bad}>
          {t('matricula.photo.bad')}
        </p>
      )}
    </div>
  )
}

/** Prints all pictures after the receipt, one below the other, each with its document's name. */
export function PhotoSheet({ draft: { id, matricula } }: { draft: Draft }) {
  const t = useT()
  const photos = usePhotos(id)
  if (photos.size === 0 || isOver(matricula)) return null
  return (
    <section className={classNames(styles.photos, 'print-only')}>
      <h2>{t('matricula.photo.title')}</h2>
      {papersOf(matricula).map((documento) => {
        const photo = photos.get(documento)
        return (
          photo && (
            <figure key={documento}>
              <figcaption>
                <ServiceText>{documento}</ServiceText>
              </figcaption>
              <img src={photo.source} alt="" />
            </figure>
          )
        )
      })}
    </section>
  )
}

/** Explanations of documents whose names families may not know, by patterns for the names that the service uses. */
const senses: readonly (readonly [RegExp, PlainKey])[] = [
  [/certidao de nascimento/, 'matricula.documento.birth'],
  [/comprovante de (?:residencia|endereco)/, 'matricula.documento.home'],
  [/cartao do sus/, 'matricula.documento.sus'],
  [/vacina/, 'matricula.documento.vaccines'],
  [/declaracao de vaga/, 'matricula.documento.place'],
  [/pedido de vaga/, 'matricula.documento.request'],
  [/historico|escolaridade/, 'matricula.documento.record'],
  [/guarda|tutela/, 'matricula.documento.custody'],
  [/laudo/, 'matricula.documento.report'],
  [/\bnis\b/, 'matricula.documento.nis'],
]

/** The explanation of a document; null where its name is clear by itself or unknown here. */
function senseOf(documento: string): PlainKey | null {
  const name = fold(documento)
  return senses.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

export function Bring({ draft }: { draft: Draft }) {
  const words = useI18n()
  const { t } = words
  const base = useId()
  const photos = usePhotos(draft.id)
  const { emMaos } = draft
  const documentos = papersOf(draft.matricula)
  if (documentos.length === 0 || isOver(draft.matricula)) return null
  const date = sayDeadline(draft, words)
  const state = stateFor(draft)
  // the deadline is left out where the sentence about the state already says it
  const named = date === null ? state === 'confirmada' : sayNext(draft, words).includes(date)
  const waits = date === null && state === 'listaDeEspera'
  // without a deadline, neither a confirmed place nor one on the waiting list counts missing documents
  const counted = date !== null || (state !== 'confirmada' && !waits)
  // the note on what happens to pictures stands here once there is a picture, and always on a public device
  const noted = isPublicDevice() || photos.size > 0
  // documents that not everybody has never count as missing
  const left = documentos.filter((name) => !isIfAny(name) && !emMaos.includes(name)).length
  /** Changes the latest draft's ticked documents, since shrinking a picture takes seconds. */
  const have = (change: (now: readonly string[]) => string[]) => {
    const { draft: now } = flowState()
    if (now?.id === draft.id) saveDraft({ ...now, emMaos: change(now.emMaos) })
  }
  const adding = (name: string) => (now: readonly string[]) => (now.includes(name) ? [...now] : [...now, name])
  return (
    <section aria-labelledby="levar">
      <h2 id="levar">{t('matricula.documentos.title')}</h2>
      {!named && (
        <p>
          {date
            ? t('matricula.documentos.until', { date })
            : t(waits ? 'matricula.documentos.whenCalled' : 'matricula.documentos.untilAsk')}
        </p>
      )}
      <div>
        <ul {...plainList} className={styles.documents}>
          {documentos.map((name, i) => {
            const id = `${base}-${i}`
            return (
              <li key={`${i} ${name}`}>
                <input
                  type="checkbox"
                  id={id}
                  checked={emMaos.includes(name)}
                  aria-describedby={senseOf(name) ? `${id}-sense` : undefined}
                  onChange={(event) => {
                    const { checked } = event.target
                    have(checked ? adding(name) : (now) => now.filter((one) => one !== name))
                  }}
                />
                <label htmlFor={id}>
                  <ServiceText>{name}</ServiceText>
                </label>
                <DocumentPhoto
                  documento={name}
                  photo={photos.get(name)}
                  onChange={(photo) => {
                    if (flowState().draft?.id !== draft.id) return false
                    putPhoto(draft.id, name, photo)
                    // a photographed document is ticked, since the family has it
                    if (photo) have(adding(name))
                    return true
                  }}
                />
              </li>
            )
          })}
        </ul>
        {counted && (
          <p role="status" className="no-print">
            {left === 0 ? t('matricula.documentos.all') : t('matricula.documentos.left', { n: left })}
          </p>
        )}
        <div className="no-print">
          {noted && (
            <p className={page.rule}>{t(isPublicDevice() ? 'matricula.photo.leadPublic' : 'matricula.photo.lead')}</p>
          )}
          <Disclosure summary={t('matricula.documentos.about')}>
            <ul className={styles.senses}>
              {documentos.map((name, i) => {
                const sense = senseOf(name)
                return (
                  sense && (
                    <li key={`${i} ${name}`}>
                      <ServiceText>{name}</ServiceText>: <span id={`${base}-${i}-sense`}>{t(sense)}</span>
                    </li>
                  )
                )
              })}
              {documentos.some(isIfAny) && <li>{t('matricula.documentos.optional')}</li>}
              {!noted && <li>{t('matricula.photo.lead')}</li>}
            </ul>
          </Disclosure>
        </div>
      </div>
    </section>
  )
}
