/**
 * Words that teachers write in a sheet for "was absent" or "has no grade", which the service stores as an
 * empty grade. Pure.
 */
import { fold } from '../text'

/** Folded, in the three languages: F, N/C (não compareceu), N/P (no se presentó) and similar. */
const words = new Set(
  'f|falta|faltou|falto|faltante|ausente|ausencia|aus|absent|absence|abs|nc|n c|nao compareceu|np|n p|no se presento|nao fez|sn|s n|sem nota|sin nota|no grade'.split(
    '|',
  ),
)
const dashes = /^[\p{Pd}−]+$/u

/** Whether a cell says in a word or by a dash that there is no grade. */
export const saysNoGrade = (cell: string): boolean => dashes.test(cell) || words.has(fold(cell))
