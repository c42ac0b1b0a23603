/** Nobody was found: a child that is new to the network, or something was typed differently from the record. */
import { Link } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { Button, buttonClass } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { SummaryList } from '@/ui/SummaryList'
import { pass, turnedTo } from './changes'
import { Cpf } from './Cpf'
import { OneWord } from './OneWord'
import { StepPage } from './StepPage'
import { pathOf, useStep } from './useStep'

export function NovoStep() {
  const { t, format } = useI18n()
  const step = useStep('novo')
  const { by, matricula, way } = step.draft
  const { login } = matricula
  const byChild = by === 'crianca'
  const asks = way === 'cadastrar'
  const items = byChild
    ? [
        { term: t('matricula.estudante.name'), value: <bdi>{login.nomeAluno}</bdi> },
        { term: t('matricula.estudante.birth'), value: format.date(login.dataNasc) },
        { term: t('matricula.estudante.mother'), value: <bdi>{login.nomeMae}</bdi> },
        { term: t('matricula.cpf.label'), value: <Cpf cpf={login.cpfResponsavel} /> },
      ]
    : []
  const goOn = () => {
    step.turn((draft) => pass(asks ? draft : turnedTo(draft, 'cadastrar'), 'novo'))
  }
  return (
    <StepPage
      step={step}
      title={t(asks ? 'matricula.novo.title' : 'matricula.novo.titleMissing')}
      lead={t(asks ? 'matricula.novo.lead' : 'matricula.novo.leadMissing')}
    >
      {items.length > 0 && <SummaryList items={items} />}
      {byChild && <OneWord names={[login.nomeAluno, login.nomeMae]} />}
      <Row>
        {byChild && (
          <Button variant="primary" onClick={goOn}>
            {t(asks ? 'matricula.novo.goOn' : 'matricula.novo.ask')}
          </Button>
        )}
        <Link className={buttonClass('secondary')} to={pathOf(byChild ? 'estudante' : 'protocolo')}>
          {t('matricula.novo.correct')}
        </Link>
      </Row>
    </StepPage>
  )
}
