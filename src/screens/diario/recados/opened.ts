/** Which messages this person has opened, since the service does not tell (`session/register.ts`). */
import { useMemo } from 'react'
import { z } from '@/contract'
import { kept, keptStore, useStore } from '@/session'
import type { Aluno } from '../classe/student'

/** Ids of messages by student. */
const none: Record<string, number[]> = {}
const opened = keptStore(kept('lidos', z.record(z.string(), z.array(z.number()))), none)

export function markLido({ idPessoa }: Pick<Aluno, 'idPessoa'>, id: number): void {
  const all = opened.get()
  const before = all[idPessoa] ?? []
  if (!before.includes(id)) opened.set({ ...all, [idPessoa]: [...before, id] })
}

export function useLidos({ idPessoa }: Pick<Aluno, 'idPessoa'>): ReadonlySet<number> {
  const ids = useStore(opened)[idPessoa]
  return useMemo(() => new Set(ids), [ids])
}
