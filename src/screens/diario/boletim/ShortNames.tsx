/** What the short names in the period's report card stand for; printed with it. */
import type { Nota } from '@/contract'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { complementaresOf, type Figures } from '../classe/figures'
import styles from '../notas/Legend.module.css'

/** Each short name with the name that it stands for, once, in the order in which they appear. */
function siglasDe(figuras: readonly Figures[]): [sigla: string, nome: string][] {
  const found = new Map<string, [string, string]>()
  const add = ({ nomeResumido, nome }: Nota) => {
    const [sigla, inteiro] = [tame(nomeResumido), tame(nome)]
    if (sigla && inteiro && sigla !== inteiro) found.set(`${sigla}\n${inteiro}`, [sigla, inteiro])
  }
  for (const { record } of figuras) for (const grupo of record?.grupos ?? []) grupo.avaliacoes.forEach(add)
  for (const figura of figuras) complementaresOf(figura).forEach(add)
  return [...found.values()]
}

export function Siglas({ figuras }: { figuras: readonly Figures[] }) {
  const t = useT()
  const siglas = siglasDe(figuras)
  if (siglas.length === 0) return null
  return (
    <dl className={styles.siglas} aria-label={t('diario.boletim.siglas')}>
      {siglas.map(([sigla, nome]) => (
        <div key={`${sigla} ${nome}`}>
          <dt>
            <ServiceText>{sigla}</ServiceText>
          </dt>
          <dd>
            <ServiceText>{nome}</ServiceText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
