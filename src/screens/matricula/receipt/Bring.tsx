/** The documents still to bring to the school, and until when: on the receipt and wherever a request is shown. */
import { type MessageKey, useI18n, useT } from '@/i18n'
import { isOver } from './aggregate'
import { type Draft, stateFor } from '../flow/draft'
import { sayDeadline, sayNext } from './receipt'
import { put } from '../flow/store'
import { useId } from 'react'
import { isIfAny } from '@/domain/documents'
import { isPublicDevice } from '@/session'
import { Disclosure } from '@/ui/page/Disclosure'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { DocumentPhoto } from './DocumentPhoto'
import { putPhoto, usePhotos } from './photos'
import page from '../flow/matricula.module.css'
import styles from './sheet.module.css'
import { fold } from '@/domain/text'

/** What a document is, in one sentence, for those whose names families rarely meet. The names are the service's own words. */
const senses: readonly (readonly [RegExp, MessageKey])[] = [
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

/** Null where the name says it all, or is none that we know. */
function senseOf(documento: string): MessageKey | null {
  const name = fold(documento)
  return senses.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

interface ListProps {
  draft: string
  documentos: readonly string[]
  emMaos: readonly string[]
  counted?: boolean
  onChange: (emMaos: string[]) => void
}

function DocumentList({ draft, documentos, emMaos, counted = true, onChange }: ListProps) {
  const t = useT()
  const base = useId()
  const photos = usePhotos(draft)
  // what happens to pictures is said once there is one, and on a public device
  const noted = isPublicDevice() || photos.size > 0
  // documents that not everybody has are never missing
  const left = documentos.filter((name) => !isIfAny(name) && !emMaos.includes(name)).length
  return (
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
                  onChange(checked ? [...emMaos, name] : emMaos.filter((one) => one !== name))
                }}
              />
              <label htmlFor={id}>
                <ServiceText>{name}</ServiceText>
              </label>
              <DocumentPhoto
                documento={name}
                photo={photos.get(name)}
                onChange={(photo) => {
                  putPhoto(draft, name, photo)
                  // whoever photographs a document has it
                  if (photo && !emMaos.includes(name)) onChange([...emMaos, name])
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
          <p className={page.rule}>{t(isPublicDevice() ? 'matricula.foto.leadPublic' : 'matricula.foto.lead')}</p>
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
            {!noted && <li>{t('matricula.foto.lead')}</li>}
          </ul>
        </Disclosure>
      </div>
    </div>
  )
}

export function Bring({ draft }: { draft: Draft }) {
  const words = useI18n()
  const { t } = words
  const { documentos } = draft.matricula
  const ask = t('matricula.documentos.untilAsk')
  if (documentos.length === 0 || isOver(draft.matricula)) return null
  const date = sayDeadline(draft, words)
  // left out where the sentence about the state already names the day
  const until = date ? (sayNext(draft, words).includes(date) ? '' : t('matricula.documentos.until', { date })) : ask
  return (
    <section aria-labelledby="levar">
      <h2 id="levar">{t('matricula.documentos.title')}</h2>
      {until && <p>{until}</p>}
      <DocumentList
        draft={draft.id}
        documentos={documentos}
        emMaos={draft.emMaos}
        // a confirmed place misses no document, unless there is a deadline
        counted={date !== null || stateFor(draft) !== 'confirmada'}
        onChange={(emMaos) => put({ ...draft, emMaos })}
      />
    </section>
  )
}
