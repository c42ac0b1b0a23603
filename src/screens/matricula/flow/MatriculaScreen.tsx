/** Shows the page of the address, or redirects to the page that may be opened (without a draft, to the start). */
import { type ComponentType, useEffect } from 'react'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Redirect } from '@/ui/action/redirect'
import { CpfStep, DesempateStep, EstudanteStep, ProtocoloStep } from '../steps/ChildSteps'
import { EscolaStep } from '../steps/EscolaStep'
import { EnderecoStep, ResponsavelStep } from '../steps/FamilySteps'
import { NomeStep, NovoStep, PeriodoStep, SecretariaStep, VinculoStep } from '../steps/FoundSteps'
import { PedidoStep, ReciboStep } from '../steps/RequestSteps'
import { CancelarStep, RevisaoStep, VerificarStep } from '../steps/SendingSteps'
import { ContinuaStep, SerieStep, TurnoStep } from '../steps/YearSteps'
import type { StepId } from './draft'
import type { StepProps } from './StepPage'
import { frontier, mayOpen } from './steps'
import { noteNotKept, countOpenPage, useFlow } from './store'
import { pathOf, useStep } from './useStep'

const pages: Readonly<Record<StepId, ComponentType<StepProps>>> = {
  estudante: EstudanteStep,
  cpf: CpfStep,
  protocolo: ProtocoloStep,
  desempate: DesempateStep,
  novo: NovoStep,
  nome: NomeStep,
  secretaria: SecretariaStep,
  pedido: PedidoStep,
  vinculo: VinculoStep,
  periodo: PeriodoStep,
  continua: ContinuaStep,
  serie: SerieStep,
  turno: TurnoStep,
  escola: EscolaStep,
  responsavel: ResponsavelStep,
  endereco: EnderecoStep,
  revisao: RevisaoStep,
  cancelar: CancelarStep,
  verificar: VerificarStep,
  recibo: ReciboStep,
}

function Page({ id }: { id: StepId }) {
  const Shown = pages[id]
  return <Shown step={useStep(id)} />
}

export function Component() {
  const { step } = useParamsOf(paths.vagasEtapa)
  const { draft } = useFlow()
  useEffect(countOpenPage, [])
  useEffect(noteNotKept, [])
  if (!draft) return <Redirect to={paths.vagas} />
  if (!mayOpen(draft, step)) return <Redirect to={pathOf(frontier(draft))} />
  return <Page key={step} id={step} />
}
