/**
 * Which messages this person has opened on this device: the service does not tell. Kept only with "Manter conectado"
 * (reliability §7), else as long as the page; erased when the person leaves.
 */
import { useSyncExternalStore } from 'react'
import { isRemembered, onWipe } from '@/session'
import type { Aluno } from './aluno'

const prefix = 'portal.lidos.'
const memory = new Map<number, ReadonlySet<number>>()
const listeners = new Set<() => void>()
const none: ReadonlySet<number> = new Set()

// what stands in storage is erased by session/personal.ts, also when this code was not loaded
onWipe(() => {
  memory.clear()
})

function read(idPessoa: number): ReadonlySet<number> {
  const known = memory.get(idPessoa)
  if (known) return known
  let saved: unknown = null
  try {
    saved = JSON.parse(localStorage.getItem(`${prefix}${idPessoa}`) ?? 'null')
  } catch {
    // unreadable or forbidden: as if nothing had been read
  }
  const ids = Array.isArray(saved) ? new Set(saved.filter((id) => typeof id === 'number')) : none
  memory.set(idPessoa, ids)
  return ids
}

/** The person has opened this message. */
export function markLido(aluno: Aluno, id: number): void {
  const before = read(aluno.idPessoa)
  if (before.has(id)) return
  const after = new Set(before).add(id)
  memory.set(aluno.idPessoa, after)
  try {
    if (isRemembered()) localStorage.setItem(`${prefix}${aluno.idPessoa}`, JSON.stringify([...after]))
  } catch {
    // storage full: it stays known as long as the page
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The ids of the messages that this person has opened. */
export const useLidos = (aluno: Aluno): ReadonlySet<number> =>
  useSyncExternalStore(subscribe, () => read(aluno.idPessoa))
