/** Shows the page of the address, or redirects to the page that may be opened (without a draft, to the start). */
import { type ComponentType, useEffect } from 'react'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Redirect } from '@/ui/action/redirect'
import { CancelarStep } from '../steps/CancelarStep'
import { ContinuaStep } from '../steps/ContinuaStep'
import { CpfStep } from '../steps/CpfStep'
import { DesempateStep } from '../steps/DesempateStep'
import { EnderecoStep } from '../steps/EnderecoStep'
import { EscolaStep } from '../steps/EscolaStep'
import { EstudanteStep } from '../steps/EstudanteStep'
import { NomeStep } from '../steps/NomeStep'
import { NovoStep } from '../steps/NovoStep'
import { PedidoStep } from '../steps/PedidoStep'
import { PeriodoStep } from '../steps/PeriodoStep'
import { ProtocoloStep } from '../steps/ProtocoloStep'
import { ReciboStep } from '../steps/ReciboStep'
import { ResponsavelStep } from '../steps/ResponsavelStep'
import { RevisaoStep } from '../steps/RevisaoStep'
import { SecretariaStep } from '../steps/SecretariaStep'
import { SerieStep } from '../steps/SerieStep'
import { TurnoStep } from '../steps/TurnoStep'
import { VerificarStep } from '../steps/VerificarStep'
import { VinculoStep } from '../steps/VinculoStep'
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
