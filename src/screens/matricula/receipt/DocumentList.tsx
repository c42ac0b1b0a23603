/** Documents with a tick for those at hand and a picture for who likes, and how many are left. On paper the boxes stay, to be ticked by pen. */
import { useId } from 'react'
import { isIfAny } from '@/domain/documents'
import { useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Disclosure } from '@/ui/page/Disclosure'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { senseOf } from './documentSense'
import { DocumentPhoto } from './DocumentPhoto'
import { putPhoto, usePhotos } from './photos'
import styles from './sheet.module.css'

interface Props {
  draft: string
  documentos: readonly string[]
  emMaos: readonly string[]
  counted?: boolean
  onChange: (emMaos: string[]) => void
}

export function DocumentList({ draft, documentos, emMaos, counted = true, onChange }: Props) {
  const t = useT()
  const base = useId()
  const photos = usePhotos(draft)
  // what becomes of a picture is said where there is one, and where others use the device
  const noted = isPublicDevice() || photos.size > 0
  // what not everybody has is never missing
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
                  // who takes a picture of it has it
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
          <p className={styles.small}>{t(isPublicDevice() ? 'matricula.foto.leadPublic' : 'matricula.foto.lead')}</p>
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
