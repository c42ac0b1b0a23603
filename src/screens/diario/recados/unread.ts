/** The numbers in the menu for the student on the screen: unread messages, new grades. */
import { useFirstPage } from '@/api'
import { op } from '@/contract'
import { classesAsk } from '../classe/reads'
import { childrenOf } from '../aluno/children'
import { useLidos } from './opened'
import { recadoIds } from './recados'
import { useNewGrades } from '../../shared/sent/seen'

/** Reads nothing itself: counts once a page has read the classes. `child` is a guardian's child by number; null: one's own. */
export function useCounts(idPessoa: number, child: number | null): { unread: number; newGrades: number } {
  const itens = useFirstPage(op.Classes, classesAsk({ idPessoa }), false)
  const whose = child === null ? idPessoa : (childrenOf(itens).find(({ index }) => index === child)?.idPessoa ?? 0)
  const lidos = useLidos({ idPessoa: whose })
  const classes = child === null ? itens : itens.filter(({ aluno }) => aluno?.idPessoa === whose)
  const unread = recadoIds(classes).filter((id) => !lidos.has(id)).length
  return { unread, newGrades: useNewGrades(whose, classes) }
}
