/** Roles and permissions as a list in words. */
import { useT } from '@/i18n'
import { isVazia, papelEscrito, permissaoEscrita, type Posse } from './papeis'
import styles from './PosseLista.module.css'

export function PosseLista({ title, posse, empty }: { title: string; posse: Posse; empty: string }) {
  const t = useT()
  return (
    <section className={styles.box}>
      <h3>{title}</h3>
      {isVazia(posse) ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {posse.roles.map((name) => (
            <li key={`r ${name}`}>{t('papeis.papel', { nome: papelEscrito(t, name) })}</li>
          ))}
          {posse.permissions.map((name) => {
            const words = permissaoEscrita(t, name)
            return <li key={`p ${name}`}>{t('papeis.umaPermissao', { nome: words ? `${words} (${name})` : name })}</li>
          })}
        </ul>
      )}
    </section>
  )
}
