/** Phrases shared by several views: why a student is inactive, and the group and weight of an evaluation. */
import type { AproveitamentoAluno } from '@/contract'
import type { Column } from '@/domain/lancamento'
import { useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'

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
