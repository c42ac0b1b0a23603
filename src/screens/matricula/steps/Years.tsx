/** The school year that is asked for beside the one before it: school, series, class, shift; only what is known. */
import type { Confirmacao } from '@/contract'
import { type Translate, useT } from '@/i18n'
import { Notice } from '@/ui/page/Notice'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { today } from '../flow/clock'
import { FamilyHelp } from '../flow/FamilyHelp'
import styles from '../flow/matricula.module.css'
import { StepPage, type StepProps } from '../flow/StepPage'

const names = ['matricula.anos.last', 'matricula.anos.this', 'matricula.anos.next'] as const

/** "Ano que vem (2027)"; farther away the number alone. `on` is today, `AAAA-MM-DD`. */
export function sayYear(t: Translate, ano: number, on = today()): string {
  const name = names[ano - Number(on.slice(0, 4)) + 1]
  return name ? t(name, { ano: String(ano) }) : String(ano)
}

export const hasNextSerie = ({ serieSeguinte }: Confirmacao): boolean =>
  serieSeguinte.id !== 0 || serieSeguinte.descricao !== ''

interface Props {
  ano: number
  confirmacao: Confirmacao
  /** The child leaves its school: the next one is still to be chosen. */
  moves?: boolean
}

export function Years({ ano, confirmacao: c, moves = false }: Props) {
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

/** The school named no series for next year, so nothing can be confirmed or chosen: who can help. */
export function NoNextSerie({ step, ano, confirmacao }: StepProps & Props) {
  const t = useT()
  return (
    <StepPage step={step} title={t('matricula.continua.noSerieTitle', { ano: String(ano) })}>
      <Years ano={ano} confirmacao={confirmacao} />
      <Notice tone="warn">
        <p>{t('matricula.continua.noSerie')}</p>
        <FamilyHelp />
      </Notice>
    </StepPage>
  )
}
