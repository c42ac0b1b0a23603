/** Header and footer of printed pages: school, person, and the time of printing. */
import { schoolDay } from '@/contract'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { useNow } from '../time/clock'

/** `periodo` is given only where the document itself does not name it. */
export function PrintHead({ whose, periodo }: { whose?: string | undefined; periodo?: string | undefined }) {
  const { brand } = settings()
  return (
    <p className="print-only">
      <strong>{brand.name}</strong>
      {whose && ' · '}
      <bdi lang="pt-BR">{whose}</bdi>
      {periodo && ' · '}
      <ServiceText>{periodo}</ServiceText>
    </p>
  )
}

export function PrintFoot() {
  const { t, format } = useI18n()
  const now = useNow()
  const date = format.date(schoolDay(now)) ?? ''
  return <p className="print-only">{t('frame.printed', { date, time: format.clock(now) })}</p>
}
