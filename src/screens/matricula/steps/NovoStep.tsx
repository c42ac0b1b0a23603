/** The page where no child was found but a record is needed. */
import { useI18n } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { SummaryList } from '@/ui/data/SummaryList'
import { Row } from '@/ui/page/layout'
import { StepLink, StepPage, type StepProps } from '../flow/StepPage'
import { pass, turnedTo } from '../flow/changes'
import { Cpf } from '../../shared/Cpf'
import { OneWord } from './fields'

/** The lead of `NovoStep`, by the page where the data were typed that found no child. */
const leads = {
  desempate: 'matricula.novo.leadCpf',
  estudante: 'matricula.novo.leadMissing',
  protocolo: 'matricula.novo.leadProtocolo',
} as const

/** Shown where no child was found but a record is needed: the data differ, or the child is new to the network. */
export function NovoStep({ step }: StepProps) {
  const { t, format } = useI18n()
  const { matricula, passed } = step.draft
  const { login } = matricula
  const byChild = step.draft.by === 'crianca'
  // where the CPF was asked to tell alike children apart, that is the page to put right
  const typedAt = passed.includes('desempate') ? 'desempate' : byChild ? 'estudante' : 'protocolo'
  const items = [
    { term: t('matricula.estudante.name'), value: <bdi>{login.nomeAluno}</bdi> },
    { term: t('matricula.estudante.birth'), value: format.date(login.dataNasc) },
    { term: t('matricula.estudante.mother'), value: <bdi>{login.nomeMae}</bdi> },
    ...(typedAt === 'desempate' ? [{ term: t('matricula.desempate.label'), value: <Cpf cpf={login.cpfAluno} /> }] : []),
    { term: t('matricula.cpf.label'), value: <Cpf cpf={login.cpfResponsavel} /> },
  ]
  const goOn = () => step.turn((draft) => pass(turnedTo(draft, 'cadastrar'), 'novo'))
  return (
    <StepPage step={step} title={t('matricula.novo.titleMissing')} lead={t(leads[typedAt])}>
      {byChild && <SummaryList items={items} />}
      {byChild && <OneWord names={login} />}
      <Row>
        <StepLink primary to={typedAt}>
          {t('matricula.novo.correct')}
        </StepLink>
        {byChild && <Button onClick={goOn}>{t('matricula.novo.ask')}</Button>}
      </Row>
    </StepPage>
  )
}
