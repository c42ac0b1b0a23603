/** The pictures of the documents on the family's paper, after the receipt: one under the other, each with its name. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { usePhotos } from './photos'
import styles from './sheet.module.css'

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
