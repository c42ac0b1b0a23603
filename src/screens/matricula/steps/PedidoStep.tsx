/** A request that is there already: shown when asked for, and instead of a second one. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { Button, buttonClass } from '@/ui/action/Button'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { hasActive, stateOf } from '../receipt/aggregate'
import { identifiedBy, turnedTo } from '../flow/changes'
import type { Draft } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import { Finish } from '../receipt/Finish'
import { RequestSheet } from '../receipt/RequestSheet'
import { StepPage, type StepProps } from '../flow/StepPage'
import { pathOf } from '../flow/useStep'

/** The request was made with another CPF: the ways to be known as who made it. */
function NotTheirs({ draft, onProtocol }: { draft: Draft; onProtocol: () => void }) {
  const t = useT()
  return (
    <Stack gap={3} className="no-print">
      <Row>
        {draft.by === 'crianca' && (
          <Link className={buttonClass('secondary')} to={pathOf('cpf')}>
            {t('matricula.pedido.otherCpf')}
          </Link>
        )}
        <Button onClick={onProtocol}>{t('matricula.pedido.byProtocol')}</Button>
      </Row>
      <FamilyHelp />
    </Stack>
  )
}

export function PedidoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const { by, matricula, way } = draft
  const state = stateOf(matricula)
  const looking = way === 'consultar' || way === 'cancelar'
  const newRequest = () => {
    // a new place needs the child's own data, which a protocol does not hold
    step.turn((d) =>
      by === 'protocolo' ? identifiedBy(turnedTo(d, 'cadastrar'), 'crianca') : turnedTo(d, 'cadastrar'),
    )
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
              <Link className={buttonClass('secondary')} to={pathOf('cpf')}>
                {t('matricula.pedido.otherCpf')}
              </Link>
            </>
          )}
          <Button onClick={newRequest}>{t('familias.way.cadastrar')}</Button>
        </Empty>
        <Finish draft={draft} />
      </StepPage>
    )
  }
  const title = t(hasActive(matricula) ? 'matricula.pedido.panel' : 'matricula.pedido.panelEnded')
  return (
    <StepPage step={step} title={t(looking ? 'matricula.pedido.title' : 'matricula.pedido.titleExists')}>
      {!looking && hasActive(matricula) && <Notice tone="info" text={t('matricula.pedido.exists')} />}
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notCancelled')} />}
      {way === 'cancelar' && <Notice tone="info" text={t('matricula.pedido.nothingToCancel')} />}
      <RequestSheet draft={draft} title={title} />
      {!matricula.protocolo && <NotTheirs draft={draft} onProtocol={byProtocol} />}
      {!hasActive(matricula) && (
        <div className="no-print">
          <Button onClick={newRequest}>{t('matricula.pedido.newRequest')}</Button>
        </div>
      )}
      <div className="no-print">
        <Finish draft={draft} />
      </div>
    </StepPage>
  )
}
