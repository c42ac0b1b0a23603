/** The attendance part of the seed. */
import type { PresencaTables } from '../tables/presenca'

export function seedPresenca(_seed: number, _today: string): PresencaTables {
  return { locais: [], turmas: [], marcacoes: [] }
}
