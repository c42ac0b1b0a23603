/** How many messages of the student on the screen were not opened yet, as far as their classes have been read. */
import { useFirstPage } from '@/api'
import { op } from '@/contract'
import { filhosDe } from './filhos'
import { useLidos } from './lidos'
import { idsDeRecados } from './recados'

/** Asks nothing: a number is added once a page has read the classes. `child` counts a guardian's children from 1; null: one's own. */
export function useUnread(idPessoa: number, child: number | null): number {
  const itens = useFirstPage(op.Classes, { idPessoa }, false)
  const whose = child === null ? idPessoa : (filhosDe(itens).find(({ index }) => index === child)?.idPessoa ?? 0)
  const lidos = useLidos({ idPessoa: whose })
  const classes = child === null ? itens : itens.filter(({ aluno }) => aluno?.idPessoa === whose)
  return idsDeRecados(classes).filter((id) => !lidos.has(id)).length
}
