/** A small city that is a pure function of a number and of today's date. The named people stand in `acesso.ts`, `diario.ts`. */
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

/** The tables at the start; `seed` chooses what the cast does not, dates count from `today`, `AAAA-MM-DD`. */
export function createSeed(seed: number, today: string, size: Size = vilaSerena): Db {
  const acesso = seedAcesso()
  return {
    acesso,
    diario: seedDiario(seed, today, acesso.accounts, size),
    presenca: seedPresenca(),
    curso: seedCurso(seed, today),
    matricula: seedMatricula(seed, today, size.escolas),
  }
}
