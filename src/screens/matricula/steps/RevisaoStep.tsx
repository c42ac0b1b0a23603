/** Everything before it leaves, with a way to change each answer, and the one button that sends. */
import { Link } from 'react-router-dom'
import { own } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { Row } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { yearOf } from '../receipt/aggregate'
import { leaves, type StepId } from '../flow/draft'
import { OneWord } from './fields'
import { fromReview, StepPage, type StepProps, useSaid } from '../flow/StepPage'
import { mayOpen } from '../flow/steps'
import { useReview } from '../flow/useReview'
import styles from '../receipt/sheet.module.css'
import { pathOf } from '../flow/useStep'

/** On which page a field of the service stands. */
const pageOf: Readonly<Record<string, StepId>> = {
  nomeAluno: 'estudante',
  dataNasc: 'estudante',
  nomeMae: 'estudante',
  cpfAluno: 'estudante',
  cpfResponsavel: 'cpf',
  serieId: 'serie',
  turno: 'turno',
  novoTurno: 'turno',
  unidadeId: 'escola',
  intencaoUnidadeId: 'escola',
  grauParentesco: 'responsavel',
  nomeResponsavel: 'responsavel',
  telefoneResponsavel: 'responsavel',
  emailResponsavel: 'endereco',
  cep: 'endereco',
  endereco: 'endereco',
  bairro: 'endereco',
}

/** Giving up the place of the coming school year: what is lost, and a question, since there is no protocol to type. */
function Release({ ano, pending, onYes }: { ano: number; pending: boolean; onYes: () => void }) {
  const t = useT()
  const loss = <p>{t('matricula.liberar.loss', { ano: String(ano) })}</p>
  return (
    <>
      <Notice tone="warn" title={t('matricula.liberar.lossTitle')}>
        {loss}
        <p>{t('matricula.liberar.lossAgain')}</p>
      </Notice>
      <div className={styles.goOn}>
        <ConfirmButton
          variant="danger"
          busy={pending}
          label={t('matricula.liberar.submit')}
          title={t('matricula.liberar.ask')}
          yes={t('matricula.liberar.yes')}
          no={t('matricula.liberar.no')}
          onYes={onYes}
        >
          {loss}
        </ConfirmButton>
      </div>
    </>
  )
}

export function RevisaoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const groups = useReview(draft)
  const said = useSaid(step.error)
  const problems = Object.entries(said?.fields ?? {})
  const { way } = draft
  const { cadastro, login } = draft.matricula
  const send = t(way === 'confirmar' ? 'matricula.revisao.sendConfirm' : 'matricula.revisao.send')
  const leaving = leaves(draft)
  const submit = () => void step.request((d) => d)
  return (
    <StepPage
      step={step}
      title={t(leaving ? 'matricula.liberar.title' : 'matricula.revisao.title')}
      pendingSaid={t('comum.form.sending')}
    >
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notThere')} />}
      {problems.length > 0 && (
        <Notice tone="bad" title={t('comum.form.problems', { n: problems.length })}>
          <ul>
            {problems.map(([name, message]) => {
              const page = own(pageOf, name)
              return (
                <li key={name}>
                  {page && mayOpen(draft, page) ? (
                    <Link to={pathOf(page)} state={fromReview}>
                      <ServiceText>{message}</ServiceText>
                    </Link>
                  ) : (
                    <ServiceText>{message}</ServiceText>
                  )}
                </li>
              )
            })}
          </ul>
        </Notice>
      )}
      {way === 'cadastrar' && <OneWord names={[login.nomeAluno, login.nomeMae, cadastro.nomeResponsavel]} />}
      {groups.map(({ change, items, title }, i) => (
        <section key={title} aria-labelledby={`grupo-${i}`}>
          <Row between>
            <h2 id={`grupo-${i}`}>{title}</h2>
            <span className={styles.change}>{change}</span>
          </Row>
          <SummaryList items={items} />
        </section>
      ))}
      {leaving ? (
        <Release ano={yearOf(draft.matricula)} pending={step.pending} onYes={submit} />
      ) : (
        <>
          <Notice tone="info" text={t('matricula.revisao.onlyNow', { button: send })} />
          <div className={styles.goOn}>
            <Button variant="primary" busy={step.pending} onClick={submit}>
              {send}
            </Button>
          </div>
        </>
      )}
    </StepPage>
  )
}
