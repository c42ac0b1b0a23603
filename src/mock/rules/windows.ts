/** The school year of a moment and the periods of the three ways (mock/README §8). */
import type { Periodo, PeriodoLetivo } from '@/contract'
import { enrollmentYear } from '@/domain/dates'
import type { Window } from '../tables/matricula'
import { dayOf, momentInWords, textOf } from './calendar'

const nomes = { confirmar: 'confirmação', transferir: 'transferência', cadastrar: 'pedido de vaga' } as const

/** A way of the enrollment with a period of its own. */
export type Way = keyof typeof nomes

/** Why a way is closed at `now`, with day and time; null while it is open. Both ends belong to the period. */
export function whyClosed(way: Way, timeframe: Window | null, now: number): string | null {
  const nome = nomes[way]
  if (!timeframe) return `A rede não abriu o período de ${nome} para este ano letivo.`
  const at = textOf(now)
  if (at < timeframe.inicio)
    return `O período de ${nome} não está aberto. Ele começa em ${momentInWords(timeframe.inicio)}.`
  if (at > timeframe.fim)
    return `O período de ${nome} não está aberto. Ele terminou em ${momentInWords(timeframe.fim)}.`
  return null
}

/** The period as it is sent. `ativo` is additive: whether it is open now. ASSUMED (decisions §11). */
export function periodoOf(way: Way, timeframe: Window | null, now: number): Periodo | null {
  return timeframe && { inicio: timeframe.inicio, fim: timeframe.fim, ativo: whyClosed(way, timeframe, now) === null }
}

/** The school year for which places are requested at a moment. */
export const yearAt = (now: number): number => enrollmentYear(dayOf(now))

/** That school year as it is sent. */
export function schoolYearAt(now: number): PeriodoLetivo {
  const ano = String(yearAt(now))
  return { id: Number(ano), codigo: ano, descricao: `Ano letivo de ${ano}`, vigente: dayOf(now).startsWith(ano) }
}
