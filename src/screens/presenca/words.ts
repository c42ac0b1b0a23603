/** Metres and coordinates in words: never more exact than what is known. */
import { decimalOf, type Formats, type Language, type Translate } from '@/i18n'
import { sayDistance } from '../shared/distance'
import type { Fix } from './fix'

/** "cerca de 18 m", or that nobody knows how exact the position is. */
export function sayAccuracy(t: Translate, format: Formats, meters: number): string {
  return Number.isFinite(meters) ? sayDistance(t, format, meters) : t('presenca.accuracyUnknown')
}

/** A coordinate with three decimals (about 100 m): what a screen may show. */
export const sayCoordinate = (language: Language, degrees: number): string =>
  // adding 0 turns -0 into 0
  (Math.round(degrees * 1000) / 1000 + 0).toFixed(3).replace('.', decimalOf(language))

export const sayPlace = (language: Language, { latitude, longitude }: Fix) => ({
  latitude: sayCoordinate(language, latitude),
  longitude: sayCoordinate(language, longitude),
})
