/** One address per page of the flow. A page that may not be opened yet leads to the one that may. */
import { type ComponentType, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { CancelarStep } from '../steps/CancelarStep'
import { ContinuaStep } from '../steps/ContinuaStep'
import { CpfStep, DesempateStep } from '../steps/CpfStep'
import type { StepId } from './draft'
import { EnderecoStep } from '../steps/EnderecoStep'
import { EscolaStep } from '../steps/EscolaStep'
import { EstudanteStep } from '../steps/EstudanteStep'
import { NomeStep, SecretariaStep } from '../steps/NomeStep'
import { NovoStep } from '../steps/NovoStep'
import { PedidoStep } from '../steps/PedidoStep'
import { PeriodoStep } from '../steps/PeriodoStep'
import { ProtocoloStep } from '../steps/ProtocoloStep'
import { ReciboStep } from '../steps/ReciboStep'
import { ResponsavelStep } from '../steps/ResponsavelStep'
import { RevisaoStep } from '../steps/RevisaoStep'
import { SerieStep } from '../steps/SerieStep'
import { frontier, mayOpen } from './steps'
import { openFlow, useFlow } from './store'
import { TurnoStep } from '../steps/TurnoStep'
import type { StepProps } from './StepPage'
import { pathOf, useStep } from './useStep'
import { VerificarStep } from '../steps/VerificarStep'
import { VinculoStep } from '../steps/VinculoStep'

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
  useEffect(openFlow, [])
  if (!draft) return <Navigate to={paths.vagas} replace />
  if (!mayOpen(draft, step)) return <Navigate to={pathOf(frontier(draft))} replace />
  return <Page key={step} id={step} />
}
