/**
 * A small believable city, the same every time: a pure function of a number and of today's date. Everybody who
 * is named in it stands in `acesso.ts` and `diario.ts`; what each subject adds stands in the file of the subject.
 */
import type { Db } from '../db'
import { seedAcesso } from './acesso'
import { seedCurso } from './curso'
import { seedDiario, type Size, vilaSerena } from './diario'
import { seedMatricula } from './matricula'
import { seedPresenca } from './presenca'

export type { Size }
export { vilaSerena }

/** The number that every demonstration and every test starts from. */
export const defaultSeed = 1

/**
 * The tables at the start.
 * @param seed chooses names, grades and absences of everybody outside the cast.
 * @param today the school's day, `AAAA-MM-DD`: every date of the seed is counted from it.
 */
export function createSeed(seed: number, today: string, size: Size = vilaSerena): Db {
  return {
    acesso: seedAcesso(),
    diario: seedDiario(seed, today, size),
    presenca: seedPresenca(),
    curso: seedCurso(seed, today),
    matricula: seedMatricula(seed, today, size.escolas),
  }
}
