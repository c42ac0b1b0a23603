/** A distance in words, never more exact than the data: "cerca de 18 m", "cerca de 1,7 km". */
import { roughly } from '@/domain/geo'
import type { Formats, Translate } from '@/i18n'

export function formatDistance(t: Translate, format: Formats, meters: number): string {
  const m = roughly(meters)
  return m < 1000
    ? t('frame.distance.m', { m: format.number(m) })
    : t('frame.distance.km', { km: format.number(m / 1000) })
}
