/** The page after "it is not this child". */
import { useT } from '@/i18n'
import { Row } from '@/ui/page/layout'
import { FamilyHelp } from '../flow/FamilyHelp'
import { StepLink, StepPage, type StepProps } from '../flow/StepPage'

/** Follows "it is not this child": shows who can help and lets the data be typed again, never another child. */
export function SecretariaStep({ step }: StepProps) {
  const t = useT()
  return (
    <StepPage step={step} title={t('matricula.secretaria.title')} lead={t('matricula.secretaria.lead')}>
      <FamilyHelp />
      <Row>
        <StepLink primary to="estudante">
          {t('matricula.novo.correct')}
        </StepLink>
        <StepLink to="nome">{t('matricula.secretaria.back')}</StepLink>
      </Row>
    </StepPage>
  )
}
