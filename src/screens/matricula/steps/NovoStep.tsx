/** Nobody was found where a record is needed: something was typed differently, or the child is new to the network. */
import { Link } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { Button, buttonClass } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { SummaryList } from '@/ui/data/SummaryList'
import { turnedTo } from '../flow/changes'
import { Cpf } from '../receipt/Cpf'
import { OneWord } from './fields'
import { StepPage, type StepProps } from '../flow/StepPage'
import { pathOf } from '../flow/useStep'

export function NovoStep({ step }: StepProps) {
  const { t, format } = useI18n()
  const { by, matricula } = step.draft
  const { login } = matricula
  const byChild = by === 'crianca'
  const items = byChild
    ? [
        { term: t('matricula.estudante.name'), value: <bdi>{login.nomeAluno}</bdi> },
        { term: t('matricula.estudante.birth'), value: format.date(login.dataNasc) },
        { term: t('matricula.estudante.mother'), value: <bdi>{login.nomeMae}</bdi> },
        { term: t('matricula.cpf.label'), value: <Cpf cpf={login.cpfResponsavel} /> },
      ]
    : []
  const goOn = () => step.turn((draft) => turnedTo(draft, 'cadastrar'))
  return (
    <StepPage step={step} title={t('matricula.novo.titleMissing')} lead={t('matricula.novo.leadMissing')}>
      {items.length > 0 && <SummaryList items={items} />}
      {byChild && <OneWord names={[login.nomeAluno, login.nomeMae]} />}
      <Row>
        <Link className={buttonClass('primary')} to={pathOf(byChild ? 'estudante' : 'protocolo')}>
          {t('matricula.novo.correct')}
        </Link>
        {byChild && <Button onClick={goOn}>{t('matricula.novo.ask')}</Button>}
      </Row>
    </StepPage>
  )
}
