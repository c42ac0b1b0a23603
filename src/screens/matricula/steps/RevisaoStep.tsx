/** The page that shows all answers and sends the request. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { Notice } from '@/ui/page/Notice'
import { Row } from '@/ui/page/layout'
import { Link } from 'react-router-dom'
import { fromReview, StepPage, type StepProps, useSaid } from '../flow/StepPage'
import { turnedTo } from '../flow/changes'
import { leaves, type StepId, stepIds, type Way } from '../flow/draft'
import { mayOpen } from '../flow/steps'
import { useReview } from '../flow/useReview'
import { pathOf } from '../flow/useStep'
import { countFound, guardian, home, yearOf } from '../receipt/aggregate'
import styles from '../receipt/sheet.module.css'
import { OneWord } from './fields'

/** The service's field names by page, to link a refusal's message to its page. */
const fieldsOf: Partial<Record<StepId, readonly string[]>> = {
  estudante: ['nomeAluno', 'dataNasc', 'nomeMae', 'cpfAluno'],
  cpf: ['cpfResponsavel'],
  serie: ['serieId'],
  turno: ['turno', 'novoTurno'],
  escola: ['unidadeId', 'intencaoUnidadeId'],
  responsavel: guardian,
  endereco: home,
}
const pageOf = (field: string) => stepIds.find((id) => fieldsOf[id]?.includes(field))

/** Gives up next year's place: says what is lost and asks to confirm, since there is no protocol to type. */
function Release({ ano, pending, onYes }: { ano: number; pending: boolean; onYes: () => void }) {
  const t = useT()
  const loss = <p>{t('matricula.release.loss', { ano: String(ano) })}</p>
  return (
    <>
      <Notice tone="warn" title={t('matricula.release.lossTitle')}>
        {loss}
        <p>{t('matricula.release.lossAgain')}</p>
      </Notice>
      <div className={styles.goOn}>
        <ConfirmButton
          variant="danger"
          busy={pending}
          label={t('matricula.release.submit')}
          title={t('matricula.release.ask')}
          yes={t('matricula.release.yes')}
          no={t('matricula.release.no')}
          onYes={onYes}
        >
          {loss}
        </ConfirmButton>
      </div>
    </>
  )
}

/** The review of all answers, with a link to change each, and the only button that sends. */
export function RevisaoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const groups = useReview(draft)
  const said = useSaid(step.error)
  const problems = Object.entries(said?.fields ?? {}).map(([name, message]) => {
    const page = pageOf(name)
    const words = <ServiceText key={name}>{message}</ServiceText>
    return page && mayOpen(draft, page) ? (
      <Link key={name} to={pathOf(page)} state={fromReview}>
        {t(`matricula.step.${page}`)}: {words}
      </Link>
    ) : (
      words
    )
  })
  const { way } = draft
  const { cadastro, login } = draft.matricula
  // a known child may have a school already, which the service tells only the child's own guardian
  const others: Way[] =
    way === 'cadastrar' && countFound(draft.matricula) > 0 && problems.length === 0 ? ['confirmar', 'transferir'] : []
  const send = t(way === 'confirmar' ? 'matricula.revisao.sendConfirm' : 'matricula.revisao.send')
  const leaving = leaves(draft)
  const submit = () => void step.request((d) => d)
  return (
    <StepPage
      step={step}
      title={t(leaving ? 'matricula.release.title' : 'matricula.revisao.title')}
      pendingSaid={t('common.form.sending')}
      problems={problems}
      waysOut={
        others.length > 0 && (
          <Row>
            {others.map((other) => (
              <Button key={other} onClick={() => step.turn((d) => turnedTo(d, other))}>
                {t(`families.way.${other}`)}
              </Button>
            ))}
          </Row>
        )
      }
    >
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notThere')} />}
      {way === 'cadastrar' && draft.carried && <Notice tone="info" text={t('matricula.revisao.carried')} />}
      {way === 'cadastrar' && <OneWord names={{ ...login, ...cadastro }} />}
      {groups.map(({ change, items, title }, i) => (
        <section key={title} aria-labelledby={`grupo-${i}`}>
          <Row between>
            <h2 id={`grupo-${i}`}>{title}</h2>
            <span className="thumb no-print">{change}</span>
          </Row>
          <SummaryList items={items} />
        </section>
      ))}
      {leaving ? (
        <Release ano={yearOf(draft.matricula)} pending={step.pending} onYes={submit} />
      ) : (
        <>
          {!step.found && <Notice tone="info" text={t('matricula.revisao.onlyNow', { button: send })} />}
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
