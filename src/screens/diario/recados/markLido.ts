/** Stores that a message was opened, in a file of its own because every page loads the count of unread ones. */
import { useEffect } from 'react'
import type { Whose } from '../classe/reads'
import { useAluno } from '../classe/student'
import { opened } from './recados'

export function markLido({ idPessoa }: Whose, id: number): void {
  const all = opened.get()
  const before = all[idPessoa] ?? []
  if (!before.includes(id)) opened.set({ ...all, [idPessoa]: [...before, id] })
}

/** Counts a message as opened once it is on the screen, or once the portal knows that the school removed it. */
export function useMarkLido(id: number): void {
  const aluno = useAluno()
  useEffect(() => markLido(aluno, id), [aluno, id])
}
