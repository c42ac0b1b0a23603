/** What the pages of a school year share: the two years side by side, and their names. */
import type { Confirmacao } from '@/contract'
import { type Translate, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { FamilyHelp } from '../flow/FamilyHelp'
import { StepPage, type StepProps } from '../flow/StepPage'
import { today } from '../flow/clock'
import styles from '../flow/matricula.module.css'
import { nameOfShift } from '../schools/options'

const names = ['matricula.anos.last', 'matricula.anos.this', 'matricula.anos.next'] as const

/** "Ano que vem (2027)"; a year farther away is only its number. `on`: today, `AAAA-MM-DD`. */
export function sayYear(t: Translate, ano: number, on = today()): string {
  const name = names[ano - Number(on.slice(0, 4)) + 1]
  return name ? t(name, { ano: String(ano) }) : String(ano)
}

/** Whether the school named a series for the next year. */
export const hasNextSerie = ({ serieSeguinte }: Confirmacao): boolean =>
  serieSeguinte.id !== 0 || serieSeguinte.descricao !== ''

interface Props {
  ano: number
  confirmacao: Confirmacao
  /** The child leaves its school, and the next school is still to be chosen. */
  moves?: boolean
}

/** Shows this school year and the next: school, series, class and shift, where known. */
export function Years({ ano, confirmacao: c, moves = false }: Props) {
  const t = useT()
  const now = [c.nomeEscola, c.descricaoSerie, c.descricaoTurma, nameOfShift(c.turnoAtual)]
  const next = [moves ? '' : c.nomeEscola, c.serieSeguinte.descricao, nameOfShift(c.novoTurno)]
  // next year is left out without a series, since the school alone would look like a granted place
  const goesOn = hasNextSerie(c)
  const side = (title: string, lines: string[], first = '') => (
    <section className={styles.year}>
      <h2>{title}</h2>
      <Stack as="ul" gap={1}>
        {first && <li>{first}</li>}
        {lines.filter(Boolean).map((line, i) => (
          <li key={i}>
            <ServiceText>{line}</ServiceText>
          </li>
        ))}
      </Stack>
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

/** Shows who can help where the school named no series for next year, so that nothing can be confirmed or chosen. */
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
