/** The windows of the three ways (decisions §11; domain §5.9). */
import type { Periodo } from '@/contract'
import type { Janela } from '../tables/matricula'
import { textoDe } from '../tempo'
import { momentoEscrito } from './hora'

const nomes = { confirmar: 'confirmação', transferir: 'transferência', cadastrar: 'pedido de vaga' } as const

/** A way that has a window. */
export type Caminho = keyof typeof nomes

/** Why a way is closed at `now`, with day and hour; null while it is open. Both ends belong to the window. */
export function fechada(caminho: Caminho, janela: Janela | null, now: number): string | null {
  const nome = nomes[caminho]
  if (!janela) return `A rede não abriu o período de ${nome} para este ano letivo.`
  const at = textoDe(now)
  if (at < janela.inicio) return `O período de ${nome} não está aberto. Ele começa em ${momentoEscrito(janela.inicio)}.`
  if (at > janela.fim) return `O período de ${nome} não está aberto. Ele terminou em ${momentoEscrito(janela.fim)}.`
  return null
}

/** The window as it travels. `ativo` is additive (domain §5.9): whether it is open now. */
export function periodoDe(caminho: Caminho, janela: Janela | null, now: number): Periodo | null {
  return janela && { inicio: janela.inicio, fim: janela.fim, ativo: fechada(caminho, janela, now) === null }
}
