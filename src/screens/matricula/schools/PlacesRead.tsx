/** "Vagas vistas às 14h32.": a draft and the list of schools may be older than today. */
import { useT } from '@/i18n'
import { useMoment } from '../../shared/time/useMoment'

export function PlacesRead({ at }: { at: number }) {
  const t = useT()
  const { date, time } = useMoment(at)
  return date ? t('matricula.escola.readOn', { date, time }) : t('matricula.escola.readAt', { time })
}
