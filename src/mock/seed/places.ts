/** Where the schools of Vila Serena stand, by id. That of Pedro is missing: it was never placed on the map. */
import type { Posicao } from '@/domain/geo'

export const schoolPlaces: Record<number, Posicao> = {
  1: { latitude: -26.9101, longitude: -48.6606 },
  3: { latitude: -26.9178, longitude: -48.6712 },
  4: { latitude: -26.9189, longitude: -48.6694 },
  5: { latitude: -26.9165, longitude: -48.6731 },
  6: { latitude: -26.9022, longitude: -48.6548 },
  7: { latitude: -26.9013, longitude: -48.6571 },
  8: { latitude: -26.9007, longitude: -48.6533 },
  9: { latitude: -26.9254, longitude: -48.6829 },
  10: { latitude: -26.9267, longitude: -48.6851 },
  11: { latitude: -26.8951, longitude: -48.6689 },
  12: { latitude: -26.8943, longitude: -48.6702 },
}
