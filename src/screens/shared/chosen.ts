/** The child that a guardian looked at last: links lead to this child, also after a reload. */
import { generatePath, matchPath, useLocation } from 'react-router-dom'
import { viewOf } from '@/access'
import { z } from '@/contract'
import { parseParams } from '@/params'
import { paths } from '@/paths'
import { kept, keptStore, type Session, useStore } from '@/session'

/** The child's number from 1, how many there are, and the child's id: numbers shift when a child comes or goes. */
const Chosen = z.object({ index: z.int(), of: z.int(), idPessoa: z.int() })
export type Chosen = z.infer<typeof Chosen>
const chosen = keptStore<Chosen | null>(kept('filho', Chosen), null)

export function chooseChild(index: number, of: number, idPessoa: number): void {
  const before = chosen.get()
  if (before?.index !== index || before.of !== of || before.idPessoa !== idPessoa) chosen.set({ index, of, idPessoa })
}
/** Updates the chosen child's number, or drops the choice where the child is gone. */
export function keepChosenAmong(filhos: readonly { idPessoa: number; index: number }[]): void {
  const before = chosen.get()
  if (!before) return
  const now = filhos.find(({ idPessoa }) => idPessoa === before.idPessoa)
  if (now) chooseChild(now.index, filhos.length, now.idPessoa)
  else chosen.set(null)
}
export const chosenNow = (): Chosen | null => chosen.get()
export const useChosen = (): Chosen | null => useStore(chosen)

export const pathOfChild = (index: number): string => generatePath(paths.aluno, { aluno: String(index) })

/** The child of the URL, or else the last one looked at; null on the page of all children, and for other profiles. */
export function useChild(session: Session | null): number | null {
  const { pathname } = useLocation()
  const last = useChosen()
  if (viewOf(session) !== 'guardian') return null
  const match = matchPath(`${paths.aluno}/*`, pathname)
  if (match) return parseParams({ aluno: match.params.aluno })?.aluno ?? null
  return pathname === paths.inicio ? null : (last?.index ?? null)
}
