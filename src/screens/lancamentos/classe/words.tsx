/** What is said alike wherever a student or an evaluation stands: that somebody left, the group and the weight of a grade. */
import type { AproveitamentoAluno } from '@/contract'
import type { Column } from '@/domain/lancamento'
import { useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'

/** "Inativo: Transferido", as far as the service tells. */
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

/** "2º bimestre · peso 2" */
export function GroupAndWeight({ column: { grupo, peso } }: { column: Pick<Column, 'grupo' | 'peso'> }) {
  const { t, format } = useI18n()
  return (
    <>
      {grupo === null ? t('lancamentos.complementary') : <ServiceText>{grupo}</ServiceText>}
      {peso !== null && ` · ${t('lancamentos.peso', { peso: format.number(peso) })}`}
    </>
  )
}
