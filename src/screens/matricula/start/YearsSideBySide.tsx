/** The year before the one that is asked for beside that one: school, series, class, shift; only what the school told. */
import type { Confirmacao } from '@/contract'
import { useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from '../flow/matricula.module.css'
import { hasNextSerie } from '../steps/NoNextSerie'
import { sayYear } from './years'

interface Props {
  ano: number
  confirmacao: Confirmacao
  /** The child leaves its school: the next one is still to be chosen. */
  moves?: boolean
}

export function YearsSideBySide({ ano, confirmacao: c, moves = false }: Props) {
  const t = useT()
  const now = [c.nomeEscola, c.descricaoSerie, c.descricaoTurma, c.turnoAtual]
  const next = [moves ? '' : c.nomeEscola, c.serieSeguinte.descricao, c.novoTurno]
  // a school without a series would look like a place
  const goesOn = hasNextSerie(c)
  const side = (title: string, lines: string[], first = '') => (
    <section className={styles.year}>
      <h2>{title}</h2>
      <ul {...plainList}>
        {first && <li>{first}</li>}
        {lines.filter(Boolean).map((line, i) => (
          <li key={i}>
            <ServiceText>{line}</ServiceText>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <div className={styles.years}>
      {side(sayYear(t, ano - 1), now)}
      {goesOn && side(sayYear(t, ano), next, moves ? t('matricula.anos.chosenLater') : '')}
      {goesOn && <p className={styles.rule}>{t('matricula.anos.rule')}</p>}
    </div>
  )
}
