/** A school with its places: a row of the offer with its wish button, or what is known before the flow begins. */
import type { Reserva } from '@/contract'
import { Link } from 'react-router-dom'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { Button, buttonClass } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { formatDistance } from '../../shared/places/distance'
import { PhoneLink } from '../../shared/help/PhoneLink'
import { useMoment } from '../../shared/time/clock'
import { freePlaces, saysPlaces } from '@/domain/places'
import styles from './offer.module.css'
import { nameOfShift, namesOfSchools } from './options'
import { carry, type School } from './schools'

/** The key of a row of the offer, which is a school in a shift. */
export const keyOf = ({ unidadeId, turno }: Reserva): string => `${unidadeId} ${turno}`

/** Names rows of an offer: "EMEF Tiradentes, Manhã"; the school alone where no shift is known. */
export function namesOfRows(oferta: readonly Reserva[]): (row: Reserva) => string {
  const nameOf = namesOfSchools(oferta)
  return (row) => [nameOf(row), nameOfShift(row.turno)].filter(Boolean).join(', ')
}

/** Rows of the offer as items of a list. */
export function rowItems(rows: readonly Reserva[], oferta: readonly Reserva[]) {
  const nameOf = namesOfRows([...oferta, ...rows])
  return rows.map((row) => (
    <li key={keyOf(row)}>
      <ServiceText name>{nameOf(row)}</ServiceText>
    </li>
  ))
}

interface WishProps {
  row: Reserva
  /** The school in its shift. */
  name: string
  /** Position among the wishes, counted from 1; 0: not a wish. */
  place: number
  /** Why the row cannot be chosen; null: it can. */
  whyNot: string | null
  onAdd: (row: Reserva) => void
  onRemove: (row: Reserva) => void
}

interface Props extends WishProps {
  /** The school that a transfer leaves. */
  own: boolean
  /** A sibling has a place there. */
  sibling: boolean
  /** All rows have the same shift, so that the card does not repeat it. */
  oneShift: boolean
}

/** Shows whether the row is a wish, with the button that adds or removes it. */
export function Wish({ row, name, place, whyNot, onAdd, onRemove }: WishProps) {
  const t = useT()
  const chosen = place > 0
  return (
    <div className={styles.schoolAction}>
      {chosen && <StateLabel tone="ok">{t('matricula.escola.isChoice', { n: place })}</StateLabel>}
      {/* one button both adds and removes, so that it keeps the focus */}
      <Button
        variant={chosen ? 'link' : 'secondary'}
        aria-label={t(chosen ? 'matricula.escola.removeNamed' : 'matricula.escola.addNamed', {
          escola: name,
        })}
        disabledReason={chosen ? null : whyNot}
        onClick={() => {
          if (chosen) onRemove(row)
          else onAdd(row)
        }}
      >
        {t(chosen ? 'matricula.escola.remove' : 'matricula.escola.add')}
      </Button>
    </div>
  )
}

/** One row of the offer: a school in a shift, and how many places are free. */
export function SchoolCard({ own, oneShift, sibling, ...wish }: Props) {
  const t = useT()
  const { place, row } = wish
  return (
    <li className={styles.school} data-chosen={place > 0}>
      <h3>
        <ServiceText name>{row.nomeEscola}</ServiceText>
      </h3>
      {(own || sibling) && (
        <p>
          <StateLabel tone="info">{t(own ? 'matricula.revisao.fromSchool' : 'matricula.escola.sibling')}</StateLabel>
        </p>
      )}
      <ServiceText as="p" className={styles.where}>
        {[row.bairro, oneShift ? '' : nameOfShift(row.turno)].filter(Boolean).join(', ')}
      </ServiceText>
      <Places row={row} />
      <Wish {...wish} />
    </li>
  )
}

/** "3 de 12 vagas livres", and a bar that shows the same. */
export function Places({ row }: { row: Reserva }) {
  const t = useT()
  const free = freePlaces(row)
  const share = row.vagas > 0 ? free / row.vagas : 0
  if (!saysPlaces(row)) return <p className={styles.places}>{t('matricula.vagas.untold')}</p>
  return (
    <div className={styles.places}>
      <p>
        {free > 0 ? (
          <strong>{t('matricula.vagas.free', { free, n: row.vagas })}</strong>
        ) : (
          <>
            <StateLabel tone="warn">{t('matricula.vagas.full')}</StateLabel>
            <span className={styles.figures}>
              {t('matricula.vagas.of', { n: row.vagas })} {t('matricula.vagas.taken', { n: row.reservas })}
            </span>
          </>
        )}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      {free === 0 && <p className={styles.figures}>{t('matricula.vagas.waiting')}</p>}
    </div>
  )
}

/** What is known of a school without personal data, with a link to ask for a place there. */
export function SchoolItem({ school }: { school: School }) {
  const { t, format } = useI18n()
  const { distance, hours, id, name, phone, rows, where } = school
  return (
    <li className={styles.school}>
      <h3>
        <ServiceText name>{name}</ServiceText>
      </h3>
      {distance === 'unknown' ? (
        <p className={styles.where}>{t('matricula.near.unknown')}</p>
      ) : (
        distance !== null && (
          <p>
            <strong>{t('matricula.near.away', { distance: formatDistance(t, format, distance) })}</strong>
          </p>
        )
      )}
      {[where, hours].filter(Boolean).map((line) => (
        <ServiceText key={line} as="p" className={styles.where}>
          {line}
        </ServiceText>
      ))}
      {phone && (
        <p className="thumb">
          <PhoneLink phone={phone} />
        </p>
      )}
      {rows.map((row) => (
        <div key={`${row.serie.id} ${row.turno}`}>
          <ServiceText as="p">{[row.serie.descricao, nameOfShift(row.turno)].filter(Boolean).join(', ')}</ServiceText>
          <Places row={row} />
        </div>
      ))}
      <p>
        <Link
          className={buttonClass('secondary')}
          to={`${paths.vagas}#cadastrar`}
          state={carry({ id, name })}
          aria-label={t('matricula.near.askNamed', { escola: name })}
        >
          {t('matricula.near.ask')}
        </Link>
      </p>
    </li>
  )
}

/** "Vagas vistas às 14h32.", with the date unless it is today, since a kept offer may be older. */
export function PlacesRead({ at }: { at: number }) {
  const t = useT()
  const { date, time } = useMoment(at)
  return date ? t('matricula.escola.readOn', { date, time }) : t('matricula.escola.readAt', { time })
}
