/** Which schools of the offer are shown, and in which order: the family's own district first, then those with places. */
import type { Reserva } from '@/contract'
import { useT } from '@/i18n'
import { SelectFilter } from '@/ui/action/Filter'
import { bairroKey, freePlaces } from '@/domain/places'
import styles from './offer.module.css'

export interface Filters {
  bairro: string
  turno: string
  onlyFree: boolean
}
export const noFilters: Filters = { bairro: '', turno: '', onlyFree: false }

/** Fewer can be overlooked without. */
const fewest = 5
const namesOf = (oferta: readonly Reserva[], name: 'bairro' | 'turno'): string[] => [
  ...new Set(oferta.map((row) => row[name]).filter(Boolean)),
]
export const isFiltered = ({ length }: readonly Reserva[]): boolean => length >= fewest

/** What still narrows this offer, which may have come after it was chosen: nothing that cannot be seen and taken away. */
export function stillOffered(oferta: readonly Reserva[], filters: Filters): Filters {
  if (!isFiltered(oferta)) return noFilters
  const still = (name: 'bairro' | 'turno') => {
    const names = namesOf(oferta, name)
    return names.length > 1 && names.includes(filters[name]) ? filters[name] : ''
  }
  return { ...filters, bairro: still('bairro'), turno: still('turno') }
}

/** What speaks for a school: the district of the family, '' where it was not asked, and the school of a sibling, 0 for none. */
interface Near {
  home: string
  sibling: number
}

/** The rows to show, those first that most speaks for. */
export function visible(
  oferta: readonly Reserva[],
  { bairro, onlyFree, turno }: Filters,
  { home, sibling }: Near,
): Reserva[] {
  const kin = (row: Reserva) => (sibling !== 0 && row.unidadeId === sibling ? 0 : 1)
  const near = (row: Reserva) => (home !== '' && bairroKey(row.bairro) === bairroKey(home) ? 0 : 1)
  const none = (row: Reserva) => (freePlaces(row) > 0 ? 0 : 1)
  return oferta
    .filter((row) => (bairro === '' || row.bairro === bairro) && (turno === '' || row.turno === turno))
    .filter((row) => !onlyFree || freePlaces(row) > 0)
    .sort((a, b) => kin(a) - kin(b) || near(a) - near(b) || none(a) - none(b))
}

interface Props {
  oferta: readonly Reserva[]
  filters: Filters
  onChange: (filters: Filters) => void
}

export function SchoolFilters({ oferta, filters, onChange }: Props) {
  const t = useT()
  const pick = (name: 'bairro' | 'turno', label: string, all: string) => {
    const names = namesOf(oferta, name)
    if (names.length < 2) return null
    return (
      <SelectFilter
        label={label}
        value={filters[name]}
        onChange={(value) => onChange({ ...filters, [name]: value })}
        options={[{ value: '', label: all }, ...names.map((one) => ({ value: one, label: one, lang: 'pt-BR' }))]}
      />
    )
  }
  return (
    <fieldset className={styles.filters}>
      <legend>{t('matricula.filter.title')}</legend>
      {pick('bairro', t('matricula.filter.bairro'), t('matricula.filter.allBairros'))}
      {pick('turno', t('matricula.filter.turno'), t('matricula.filter.allTurnos'))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filters.onlyFree}
          onChange={(event) => onChange({ ...filters, onlyFree: event.target.checked })}
        />
        {t('matricula.filter.onlyFree')}
      </label>
    </fieldset>
  )
}
