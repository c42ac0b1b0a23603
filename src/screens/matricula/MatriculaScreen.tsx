/** One address per page of the flow. A page that may not be opened yet leads to the one that may. */
import { type ComponentType, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { CancelarStep } from './CancelarStep'
import { ContinuaStep } from './ContinuaStep'
import { CpfStep } from './CpfStep'
import { DesempateStep } from './DesempateStep'
import type { StepId } from './draft'
import { EnderecoStep } from './EnderecoStep'
import { EscolaStep } from './EscolaStep'
import { EstudanteStep } from './EstudanteStep'
import { NomeStep } from './NomeStep'
import { NovoStep } from './NovoStep'
import { PedidoStep } from './PedidoStep'
import { PeriodoStep } from './PeriodoStep'
import { ProtocoloStep } from './ProtocoloStep'
import { ReciboStep } from './ReciboStep'
import { ResponsavelStep } from './ResponsavelStep'
import { RevisaoStep } from './RevisaoStep'
import { SecretariaStep } from './SecretariaStep'
import { SerieStep } from './SerieStep'
import { frontier, mayOpen } from './steps'
import { openFlow, useFlow } from './store'
import { TurnoStep } from './TurnoStep'
import { pathOf } from './useStep'
import { VerificarStep } from './VerificarStep'
import { VinculoStep } from './VinculoStep'

const pages: Readonly<Record<StepId, ComponentType>> = {
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

export function Component() {
  const { step } = useParamsOf(paths.vagasEtapa)
  const { draft } = useFlow()
  useEffect(openFlow, [])
  if (!draft) return <Navigate to={paths.vagas} replace />
  if (!mayOpen(draft, step)) return <Navigate to={pathOf(frontier(draft))} replace />
  const Page = pages[step]
  return <Page key={step} />
}
Component.displayName = 'MatriculaScreen'
