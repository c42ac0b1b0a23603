/** Fields that nobody documented, shown as the service sends them. */
import { DataHora, repair } from '@/contract'
import { decimalOf, type Formats, useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'

const isEmpty = (value: unknown) =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Unknown fields with something in them, in the order in which they came. */
export const camposExtras = (record: object, known: readonly string[]): [string, unknown][] =>
  Object.entries(record).filter(([name, value]) => !known.includes(name) && !isEmpty(value))

/** `cargaHorariaTotal` → "Carga horaria total", `numero_ata` → "Numero ata". */
export function label(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text that is nothing but a date, in words; without its hour at midnight, which stands for a whole day. */
function dateIn(text: string, format: Formats): string | null {
  const { value: iso } = repair(DataHora, text)
  if (!/^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(iso ?? '')) return null
  const [date, time] = [format.dateShort(iso), /[T ]00:00/.test(iso ?? '') ? null : format.time(iso)]
  return date && time ? `${date}, ${time}` : date
}

/** Undocumented fields as labelled values: what the service sends is not hidden. */
export function CamposExtras({ record, known }: { record: object; known: readonly string[] }) {
  const { language, t, format } = useI18n()
  const items = camposExtras(record, known)
  if (items.length === 0) return null
  const say = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'curso.yes' : 'curso.no')
    // every digit, ungrouped, since it may be a year or a code
    if (typeof value === 'number') return String(value).replace('.', decimalOf(language))
    if (typeof value === 'string') return dateIn(value, format) ?? value
    if (Array.isArray(value)) return value.map(say).filter(Boolean).join(', ')
    return Object.entries(value ?? {})
      .map(([name, inner]) => `${label(name)}: ${say(inner)}`)
      .join('; ')
  }
  // yes, no and numbers are in the reader's language; anything else is the service's
  const isOurs = (value: unknown) => typeof value === 'boolean' || typeof value === 'number'
  return (
    <SummaryList
      items={items.map(([name, value]) => ({
        term: <ServiceText>{label(name)}</ServiceText>,
        value: isOurs(value) ? say(value) : <ServiceText>{say(value)}</ServiceText>,
      }))}
    />
  )
}
