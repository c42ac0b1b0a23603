/**
 * The names under which screens keep unsent work in the tab (`keepInTab`), and what it is called when a person is asked
 * whether it may be erased. Imported by the frame: whoever signs out may stand on another screen.
 */
import type { MessageKey } from '@/i18n'

const lancamentos = 'lancamentos.'
/** The gradebook of a class. */
export const lancamentosKey = (idClasse: number): string => `${lancamentos}${idClasse}`
/** The record of a person. */
export const pessoaKey = 'pessoa'

/** What a name means to a person; null: nobody's loss. */
export function wordOfKept(name: string): MessageKey | null {
  if (name.startsWith(lancamentos)) return 'moldura.sair.notas'
  return name === pessoaKey ? 'moldura.sair.pessoa' : null
}
