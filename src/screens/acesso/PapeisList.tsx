/** Roles and permissions as a list in words; a name without a translation is shown as the service wrote it. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { papelInWords, permissionInWords, type Posse } from './papeis'
import styles from './papeis.module.css'

/** `empty`: the words for an empty list; by default that nothing is lost. */
export function PapeisList({ title, posse, empty }: { title: string; posse: Posse; empty?: string }) {
  const t = useT()
  const lines = [
    ...posse.roles.map((name) => ({ kind: t('papeis.role'), name, words: papelInWords(t, name), code: null })),
    ...posse.permissions.map((name) => {
      const words = permissionInWords(t, name)
      return { kind: t('papeis.onePermission'), name, words, code: words && name }
    }),
  ]
  return (
    <section className={styles.box}>
      <h3>{title}</h3>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ kind, name, words, code }) => (
            <li key={`${kind} ${name}`}>
              {kind} {words ?? <ServiceText>{name}</ServiceText>}
              {code && (
                <span className={styles.code}>
                  {' '}
                  (<ServiceText name>{code}</ServiceText>)
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {posse.untold ? (
        <p>{t(`papeis.untold.${posse.untold}`)}</p>
      ) : (
        lines.length === 0 && <p>{empty ?? t('papeis.losesNothing')}</p>
      )}
    </section>
  )
}
