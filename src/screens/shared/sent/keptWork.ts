/** What kept work is called when the frame asks whether it may be erased, by its name in the register. */
import type { MessageKey } from '@/i18n'

/** A person record that was begun. */
export const unsentPerson = 'pessoa'
export const unsentGrades = (idClasse: number): string => `lancamentos.${idClasse}`

export function wordOfUnsent(name: string): MessageKey {
  if (name.startsWith('vagas.')) return 'moldura.sair.vagas'
  return name.startsWith('lancamentos.') ? 'moldura.sair.notas' : 'moldura.sair.pessoa'
}
