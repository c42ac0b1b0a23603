/** The attendance part of the seed: the schools' positions, and test positions around one of them. */
import { moved, type Posicao } from '@/domain/geo'
import type { PresencaTables } from '../tables/presenca'
import { escolas } from './schools'

/** Radius of a geofence in metres (mock/README §12). */
const radius = 50

const escolaDeAna = { latitude: -26.9101, longitude: -48.6606 }

/** Positions inside and outside the geofence of Ana's and Bruno's school. @internal for tests */
export const points = {
  naEscola: escolaDeAna,
  dentro: moved(escolaDeAna, 20, 0),
  naBorda: moved(escolaDeAna, 0, 49),
  fora: moved(escolaDeAna, -87, 0),
  longe: moved(escolaDeAna, 12_000, 0),
  /** Latitude and longitude exactly 0: a place in the Atlantic, not a missing value. */
  zero: { latitude: 0, longitude: 0 },
  latitudeZero: { latitude: 0, longitude: escolaDeAna.longitude },
  longitudeZero: { latitude: escolaDeAna.latitude, longitude: 0 },
} as const satisfies Record<string, Posicao>

/** The tables of the attendance: nobody is marked yet. */
export function seedPresenca(): PresencaTables {
  const nowhere = { latitude: null, longitude: null }
  return { locais: escolas.map(({ id, place }) => ({ idEscola: id, ...(place ?? nowhere), radius })), marcacoes: [] }
}
