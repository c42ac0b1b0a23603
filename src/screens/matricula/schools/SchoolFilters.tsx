/** Filters and orders the offer: a sibling's school first, then the family's own district, then schools with places. */
import type { Reserva } from '@/contract'
import { useT } from '@/i18n'
import { SearchFilter, SelectFilter } from '@/ui/action/Filter'
import { bairroKey, freePlaces } from '@/domain/places'
import { fold, hasWords } from '@/domain/text'
import styles from './offer.module.css'
import { nameOfShift } from './options'

export interface Filters {
  /** Words of the school's name. */
  nome: string
  bairro: string
  turno: string
  onlyFree: boolean
}
export const noFilters: Filters = { nome: '', bairro: '', turno: '', onlyFree: false }

/** The fewest rows with filters; a shorter list needs none. */
const fewest = 5
/** The most schools without a search by name. */
const most = 12
/** How many schools the rows have, since a school has a row for each shift. */
export const schoolsOf = (rows: readonly Reserva[]): number => new Set(rows.map(({ unidadeId }) => unidadeId)).size
const namesOf = (oferta: readonly Reserva[], name: 'bairro' | 'turno'): string[] => [
  ...new Set(oferta.map((row) => row[name]).filter(Boolean)),
]
export const isFiltered = ({ length }: readonly Reserva[]): boolean => length >= fewest

/** Drops filters that a newer offer has no control for, since nobody could see or remove them. */
export function stillOffered(oferta: readonly Reserva[], filters: Filters): Filters {
  if (!isFiltered(oferta)) return noFilters
  const still = (name: 'bairro' | 'turno') => {
    const names = namesOf(oferta, name)
    return names.length > 1 && names.includes(filters[name]) ? filters[name] : ''
  }
  const nome = schoolsOf(oferta) > most ? filters.nome : ''
  return { ...filters, nome, bairro: still('bairro'), turno: still('turno') }
}

/** What puts a school first: the family's district, '' where it was not asked, and a sibling's school, 0 for none. */
interface Near {
  home: string
  sibling: number
}

/** The rows to show, the best ones first. */
export function visible(
  oferta: readonly Reserva[],
  { bairro, nome, onlyFree, turno }: Filters,
  { home, sibling }: Near,
): Reserva[] {
  const kin = (row: Reserva) => (sibling !== 0 && row.unidadeId === sibling ? 0 : 1)
  const near = (row: Reserva) => (home !== '' && bairroKey(row.bairro) === bairroKey(home) ? 0 : 1)
  const none = (row: Reserva) => (freePlaces(row) > 0 ? 0 : 1)
  return oferta
    .filter((row) => (bairro === '' || row.bairro === bairro) && (turno === '' || row.turno === turno))
    .filter((row) => !onlyFree || freePlaces(row) > 0)
    .filter((row) => hasWords(fold(row.nomeEscola), nome))
    .sort((a, b) => kin(a) - kin(b) || near(a) - near(b) || none(a) - none(b))
}

interface Props {
  oferta: readonly Reserva[]
  filters: Filters
  onChange: (filters: Filters) => void
  /** Called on Enter in the search, to move the focus to the first school. */
  onEnter: () => void
}

export function SchoolFilters({ oferta, filters, onChange, onEnter }: Props) {
  const t = useT()
  const pick = (name: 'bairro' | 'turno', label: string, all: string) => {
    const names = namesOf(oferta, name)
    if (names.length < 2) return null
    return (
      <SelectFilter
        label={label}
        value={filters[name]}
        onChange={(value) => onChange({ ...filters, [name]: value })}
        options={[
          { value: '', label: all },
          ...names.map((one) => ({ value: one, label: name === 'turno' ? nameOfShift(one) : one, lang: 'pt-BR' })),
        ]}
      />
    )
  }
  return (
    <>
      {schoolsOf(oferta) > most && (
        <SearchFilter
          label={t('matricula.filter.nome')}
          value={filters.nome}
          onChange={(nome) => onChange({ ...filters, nome })}
          onEnter={onEnter}
        />
      )}
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
    </>
  )
}
