/** Phrases shared by several views: why a student is inactive, group and weight of an evaluation, what a tab keeps. */
import type { AproveitamentoAluno } from '@/contract'
import type { Column } from '@/domain/lancamento'
import { type Translate, useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { countKept } from '../../shared/sent/keptGrades'

/** "Inativo: Transferido", or only "Inativo" where the service gives no reason. */
export function Inactive({ record: { motivoInatividade } }: { record: AproveitamentoAluno }) {
  const t = useT()
  return (
    <>
      {t('lancamentos.inactive')}
      {motivoInatividade && (
        <>
          {': '}
          <ServiceText>{motivoInatividade}</ServiceText>
        </>
      )}
    </>
  )
}

interface GroupAndWeightProps {
  column: Pick<Column, 'grupo' | 'peso'>
  /** Follows other words, so that it begins with a separator. */
  follows?: boolean
}

/** "2º bimestre · peso 2"; nothing where the group has no name and the weight is not known. */
export function GroupAndWeight({ column: { grupo, peso }, follows = false }: GroupAndWeightProps) {
  const { t, format } = useI18n()
  return (
    <>
      {follows && grupo !== '' && ' · '}
      {grupo === null ? t('lancamentos.complementary') : <ServiceText>{grupo}</ServiceText>}
      {peso !== null && (follows || grupo !== '') && ' · '}
      {peso !== null && t('lancamentos.peso', { peso: format.number(peso, 3) })}
    </>
  )
}

/** What this tab keeps of a class, "2 notas não enviadas · 1 nota enviada, sem confirmação"; empty: nothing. */
export function keptInWords(t: Translate, idClasse: number): string {
  const { unsent, unconfirmed, marked } = countKept(idClasse)
  return [
    unsent > 0 && t('lancamentos.home.typed', { n: unsent }),
    marked > 0 && t('lancamentos.home.marked', { n: marked }),
    unconfirmed > 0 && t('lancamentos.home.unconfirmed', { n: unconfirmed }),
  ]
    .filter(Boolean)
    .join(' · ')
}
