/** Metres and coordinates in words: never more exact than what is known. */
import type { Formats, Translate } from '@/i18n'
import { type Fix, roughly } from './fix'

/** "cerca de 18 m", "cerca de 1,7 km". */
export function sayAccuracy(t: Translate, format: Formats, meters: number): string {
  if (!Number.isFinite(meters)) return t('presenca.precisaoDesconhecida')
  const m = roughly(meters)
  return m < 1000
    ? t('presenca.metros', { m: format.number(m) })
    : t('presenca.quilometros', { km: format.number(m / 1000) })
}

/** A coordinate with three decimals (about 100 m): what a screen may show. */
export const sayCoordinate = (language: string, degrees: number): string =>
  // adding 0 turns -0 into 0
  new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(
    Math.round(degrees * 1000) / 1000 + 0,
  )

export const sayPlace = (language: string, { latitude, longitude }: Fix) => ({
  latitude: sayCoordinate(language, latitude),
  longitude: sayCoordinate(language, longitude),
})
