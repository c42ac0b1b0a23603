/** The pictures of documents: beside the name of each, and on the family's paper. */
import { useId, useRef, useState } from 'react'
import { useI18n, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { Icon } from '@/ui/drawing/Icon'
import { ServiceText } from '@/ui/data/ServiceText'
import { type Photo, shrink, usePhotos } from './photos'
import styles from './sheet.module.css'

interface Props {
  documento: string
  photo: Photo | undefined
  onChange: (photo: Photo | null) => void
}

/** The picture of one document: taken or chosen, made small, shown with its size, taken away again. */
export function DocumentPhoto({ documento, photo, onChange }: Props) {
  const { t, format } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'bad'>('idle')
  const badId = useId()
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('busy')
    try {
      const small = await shrink(file)
      onChange(small)
      setState('idle')
      announce(t('matricula.foto.added', { documento }))
    } catch {
      // no picture, or one of a kind that this browser cannot open; the former one stays
      setState('bad')
      announce(t('matricula.foto.bad'), 'assertive')
    }
  }
  return (
    <div className={styles.photo}>
      {photo && <img src={photo.source} alt={t('matricula.foto.of', { documento })} />}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={t('matricula.foto.addNamed', { documento })}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          void take(file)
          // the same file may be chosen again
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        variant="link"
        busy={state === 'busy'}
        busyLabel={t('matricula.foto.busy')}
        aria-label={t(photo ? 'matricula.foto.changeNamed' : 'matricula.foto.addNamed', { documento })}
        aria-describedby={state === 'bad' ? badId : undefined}
        onClick={() => input.current?.click()}
      >
        {photo ? t('matricula.foto.change') : <Icon name="camera" size="1.75rem" />}
      </Button>
      {photo && (
        <>
          <Button
            variant="link"
            aria-label={t('matricula.foto.removeNamed', { documento })}
            onClick={() => {
              onChange(null)
              announce(t('matricula.foto.removed', { documento }))
              button.current?.focus()
            }}
          >
            {t('matricula.foto.remove')}
          </Button>
          <small>{t('matricula.foto.size', { kb: format.number(Math.max(1, Math.round(photo.bytes / 1024))) })}</small>
        </>
      )}
      {state === 'bad' && (
        <p id={badId} className={styles.bad}>
          {t('matricula.foto.bad')}
        </p>
      )}
    </div>
  )
}

/** All of them after the receipt, one under the other, each with its name. */
export function PhotoSheet({ draft, documentos }: { draft: string; documentos: readonly string[] }) {
  const t = useT()
  const photos = usePhotos(draft)
  if (photos.size === 0) return null
  return (
    <section className={`${styles.photos ?? ''} print-only`}>
      <h2>{t('matricula.foto.title')}</h2>
      {documentos.map((documento) => {
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
