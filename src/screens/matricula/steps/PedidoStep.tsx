/** The page of a request that exists already. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { classNames } from '@/ui/look/classNames'
import { Empty } from '@/ui/page/Empty'
import { Notice } from '@/ui/page/Notice'
import { Row } from '@/ui/page/layout'
import { StepLink, StepPage, type StepProps } from '../flow/StepPage'
import { identifiedBy, turnedTo, withCadastro } from '../flow/changes'
import { type Draft, isAsking } from '../flow/draft'
import { Finish } from '../receipt/Finish'
import { RequestRead, RequestSheet } from '../receipt/RequestSheet'
import { guardian, hasActive, home, isOfOther, pick, stateOf } from '../receipt/aggregate'
import sheet from '../receipt/sheet.module.css'

/** Ways to identify as the person who made the request, which was made with another CPF. */
function NotTheirs({ draft, onProtocol }: { draft: Draft; onProtocol: () => void }) {
  const t = useT()
  return (
    <Row className="no-print">
      {draft.by === 'crianca' && <StepLink to="cpf">{t('matricula.pedido.otherCpf')}</StepLink>}
      <Button onClick={onProtocol}>{t('matricula.pedido.byProtocol')}</Button>
    </Row>
  )
}

/** How the next request of a family begins: with guardian and home of the former, whose series may be another year's. */
const answersOfNext = ({ matricula: { cadastro } }: Draft) => ({
  ...pick(cadastro, [...guardian, ...home]),
  serieId: 0,
  descricaoSerie: '',
  turno: '',
})

/** Shows an existing request when it was asked for, and where a second one would otherwise be made. */
export function PedidoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const { by, matricula, way } = draft
  const state = stateOf(matricula)
  const looking = !isAsking(way)
  const newRequest = () => {
    // a new place needs the child's own data, which a protocol does not give
    step.turn((d) => {
      const next = turnedTo(d, 'cadastrar')
      return withCadastro(by === 'protocolo' ? identifiedBy(next, 'crianca') : next, answersOfNext(d))
    })
  }
  const byProtocol = () => step.turn((d) => identifiedBy(turnedTo(d, 'consultar'), 'protocolo'))
  if (state === '') {
    return (
      <StepPage step={step} title={t('matricula.pedido.titleNone')}>
        <Empty title={t('matricula.pedido.none')}>
          <p>{t('matricula.pedido.noneLead')}</p>
          {by === 'crianca' && (
            <>
              <p>{t('matricula.pedido.noneCpf')}</p>
              <StepLink to="cpf">{t('matricula.pedido.otherCpf')}</StepLink>
            </>
          )}
          <Button onClick={newRequest}>{t('families.way.cadastrar')}</Button>
        </Empty>
        <Finish draft={draft} />
      </StepPage>
    )
  }
  const title = t(hasActive(matricula) ? 'matricula.pedido.panel' : 'matricula.pedido.panelEnded')
  return (
    <StepPage
      step={step}
      title={t(looking ? 'matricula.pedido.title' : 'matricula.pedido.titleExists')}
      lead={<RequestRead step={step} />}
    >
      {!looking && hasActive(matricula) && <Notice tone="info" text={t('matricula.pedido.exists')} />}
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notCancelled')} />}
      {way === 'cancelar' && <Notice tone="info" text={t('matricula.pedido.nothingToCancel')} />}
      <RequestSheet draft={draft} title={title} />
      {isOfOther(matricula) && <NotTheirs draft={draft} onProtocol={byProtocol} />}
      {!hasActive(matricula) && (
        <div className={classNames(sheet.goOn, 'no-print')}>
          <Button onClick={newRequest}>{t('matricula.pedido.newRequest')}</Button>
        </div>
      )}
      <div className="no-print">
        <Finish draft={draft} />
      </div>
    </StepPage>
  )
}
