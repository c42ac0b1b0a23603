/**
 * The diary of this device's attempts: hour and answer, never a coordinate. It is begun before the request leaves, so
 * that a page closed in between still knows that it does not know.
 */
import { keepPersonal, onWipe, recallPersonal } from '@/session'

export type Resultado = 'marcada' | 'recusada' | 'incerta' | 'naoEnviada'

export interface Tentativa {
  /** When it was sent: milliseconds since the epoch. */
  em: number
  resultado: Resultado
  /** The service's words; empty when it said nothing. */
  message: string
}

/** How many are kept, the newest first. */
const most = 20
const name = 'presenca.1'

const results: readonly string[] = ['marcada', 'recusada', 'incerta', 'naoEnviada'] satisfies Resultado[]

function isTentativa(value: unknown): value is Tentativa {
  if (typeof value !== 'object' || value === null) return false
  const { em, resultado, message } = value as Partial<Record<keyof Tentativa, unknown>>
  return typeof em === 'number' && typeof message === 'string' && results.includes(resultado as string)
}

function read(): readonly Tentativa[] {
  try {
    const kept: unknown = JSON.parse(recallPersonal(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTentativa).slice(0, most) : []
  } catch {
    return []
  }
}

let state: readonly Tentativa[] | null = null
const listeners = new Set<() => void>()

function change(next: readonly Tentativa[] | null): void {
  state = next
  if (next) keepPersonal(name, next.length > 0 ? JSON.stringify(next) : null)
  for (const listener of listeners) listener()
}

/** The attempts, newest first. */
export const tentativas = (): readonly Tentativa[] => (state ??= read())

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Writes an attempt down as it leaves: until its answer comes nobody knows. */
export function anotar(em: number): void {
  change([{ em, resultado: 'incerta' as const, message: '' }, ...tentativas()].slice(0, most))
}

/** The answer of an attempt. One that was erased meanwhile (the person left) stays erased. */
export function concluir(em: number, resultado: Resultado, message = ''): void {
  change(tentativas().map((one) => (one.em === em ? { em, resultado, message } : one)))
}

export function apagar(): void {
  change([])
}

onWipe(() => {
  change(null)
})
