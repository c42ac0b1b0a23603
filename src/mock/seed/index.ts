/**
 * The seed: a small city as a pure function of a number and a date. The named people are in
 * `acesso.ts` and `diario.ts`.
 */
import type { Db } from '../db'
import { seedAcesso } from './acesso'
import { seedCurso } from './curso'
import { seedDiario, type Size, vilaSerena } from './diario'
import { seedMatricula } from './matricula'
import { seedPresenca } from './presenca'

export type { Size }
export { vilaSerena }

/** The seed number of every demonstration and test. */
export const defaultSeed = 1

/** The initial tables; `seed` varies what the cast leaves open, dates count from `today`, `AAAA-MM-DD`. */
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
