/**
 * What unsent work is called when a person is asked whether it may be erased, by its name in the register
 * (`unsentWork`). Imported by the frame: whoever signs out may stand on another screen.
 */
import type { MessageKey } from '@/i18n'

/** The unsent grades of one class. */
export const unsentGrades = (idClasse: number): string => `lancamentos.${idClasse}`

export const wordOfUnsent = (name: string): MessageKey =>
  name.startsWith('lancamentos.') ? 'moldura.sair.notas' : 'moldura.sair.pessoa'
