/** Metres and coordinates in words, never more exact than the data. */
import { roughly } from '@/domain/geo'
import { decimalOf, type Formats, type Language, type Translate } from '@/i18n'
import { formatDistance } from '../shared/places/distance'
import type { Fix } from './fix'

/** "cerca de 18 m", or that the accuracy is unknown. A value above `limit` is never rounded down to it. */
export function sayAccuracy(t: Translate, format: Formats, meters: number, limit = 0): string {
  if (!Number.isFinite(meters)) return t('presenca.accuracyUnknown')
  if (meters > limit && roughly(meters) <= limit) return t('frame.distance.m', { m: format.number(Math.ceil(meters)) })
  return formatDistance(t, format, meters)
}

/** A coordinate with three decimals (about 100 m): what a screen may show. */
const sayCoordinate = (language: Language, degrees: number): string =>
  // adding 0 turns -0 into 0
  (Math.round(degrees * 1000) / 1000 + 0).toFixed(3).replace('.', decimalOf(language))

export const sayPlace = (language: Language, { latitude, longitude }: Fix) => ({
  latitude: sayCoordinate(language, latitude),
  longitude: sayCoordinate(language, longitude),
})

/** Whether the words of the school are about a distance: then another place may help, else only the teacher. */
export const speaksOfDistance = (message: string): boolean =>
  /(?:^|[\s(])\d[\d.,]*\s?(?:k?m|metros?)\b/.test(message) || /dist[aâ]n|longe|fora da escola/i.test(message)
