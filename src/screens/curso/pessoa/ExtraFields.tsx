/** Fields that nobody documented, shown as labelled values: what the service sends is not hidden because we do not know it. */
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { camposExtras, label } from './extras'

export function CamposExtras({ record, known }: { record: object; known: readonly string[] }) {
  const { t, format } = useI18n()
  const items = camposExtras(record, known)
  if (items.length === 0) return null
  const say = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'curso.sim' : 'curso.no')
    if (typeof value === 'number') return format.number(value)
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.map(say).filter(Boolean).join(', ')
    return Object.entries(value ?? {})
      .map(([name, inner]) => `${label(name)}: ${say(inner)}`)
      .join('; ')
  }
  return (
    <SummaryList
      items={items.map(([name, value]) => ({
        term: <ServiceText>{label(name)}</ServiceText>,
        // a plain yes, no or number is told in the reader's words; anything else is the service's
        value:
          typeof value === 'boolean' || typeof value === 'number' ? (
            say(value)
          ) : (
            <ServiceText>{say(value)}</ServiceText>
          ),
      }))}
    />
  )
}
