/** "It is not this child": who can help, and the way to type the data again. No other child is ever shown. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { buttonClass } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { FamilyHelp } from '../flow/FamilyHelp'
import { StepPage } from '../flow/StepPage'
import { pathOf, useStep } from '../flow/useStep'

export function SecretariaStep() {
  const t = useT()
  const step = useStep('secretaria')
  return (
    <StepPage step={step} title={t('matricula.secretaria.title')} lead={t('matricula.secretaria.lead')}>
      <FamilyHelp />
      <Row>
        <Link className={buttonClass('primary')} to={pathOf('estudante')}>
          {t('matricula.novo.correct')}
        </Link>
        <Link className={buttonClass('secondary')} to={pathOf('nome')}>
          {t('matricula.secretaria.back')}
        </Link>
      </Row>
    </StepPage>
  )
}
