/** What the diary screens ask first: started by the route together with the screen's code. Comes with the map of the portal, so short. */
import type { Params } from 'react-router-dom'
import { prefetch, prefetchPages } from '@/api'
import { op } from '@/contract'
import type { Session } from '@/session'

/** The classes of whoever is signed in; a guardian's are those of all children, which the picker needs. */
export function readClasses(_: Params, session: Session): Promise<unknown> {
  return prefetchPages(op.Classes, { idPessoa: session.idPessoa })
}

/** The record of one class; a child of a guardian is known only after their classes have come. */
export function readNotas(params: Params, session: Session): Promise<unknown> {
  const classes = readClasses(params, session)
  if (params['aluno'] !== undefined) return classes
  const { idPessoa } = session
  return Promise.all([classes, prefetch(op.AproveitamentosAlunos, { idPessoa, idClasse: Number(params['idClasse']) })])
}

/** The first students of a class for its teacher; the gradebook fetches the others by itself. */
export function readLancamentos(params: Params, session: Session): Promise<unknown> {
  const classes = readClasses(params, session)
  const idClasse = Number(params['idClasse'])
  // an address that somebody mistyped is told by the screen
  if (!Number.isSafeInteger(idClasse)) return classes
  return Promise.all([classes, prefetch(op.AproveitamentosAlunos, { idClasse, quantidade: 50 })])
}
