/** Two schools of the offer side by side: district, shift, places, and the wish button. */
import { type ReactNode, useState } from 'react'
import type { Reserva } from '@/contract'
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { SelectFilter } from '@/ui/action/Filter'
import { ServiceText } from '@/ui/data/ServiceText'
import { keyOf, Places } from './SchoolCard'
import styles from './offer.module.css'
import { nameOfShift } from './options'

interface Props {
  rows: readonly Reserva[]
  nameOf: (row: Reserva) => string
  action: (row: Reserva) => ReactNode
}

function Pair({ rows, nameOf, action }: Props) {
  const t = useT()
  const [picked, setPicked] = useState<readonly [string, string]>(['', ''])
  const left = rows.find((row) => keyOf(row) === picked[0]) ?? rows.find((row) => keyOf(row) !== picked[1])
  const right = rows.find((row) => keyOf(row) === picked[1]) ?? rows.find((row) => row !== left)
  if (!left || !right) return null
  const pair = [left, right]
  const pick = (label: string, one: Reserva, other: Reserva, onChange: (key: string) => void) => (
    <SelectFilter
      label={label}
      value={keyOf(one)}
      onChange={onChange}
      options={rows
        .filter((row) => row !== other)
        .map((row) => ({ value: keyOf(row), label: nameOf(row), lang: 'pt-BR' }))}
    />
  )
  const fact = (name: string, of: (row: Reserva) => ReactNode) => (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      <tr>
        {pair.map((row) => (
          <td key={keyOf(row)}>{of(row)}</td>
        ))}
      </tr>
    </tbody>
  )
  const word = (text: string) => (text ? <ServiceText>{text}</ServiceText> : '—')
  return (
    <>
      <div className={styles.picks}>
        {pick(t('matricula.compare.first'), left, right, (key) => setPicked([key, keyOf(right)]))}
        {pick(t('matricula.compare.second'), right, left, (key) => setPicked([keyOf(left), key]))}
      </div>
      <table className={styles.pair}>
        <caption className="visually-hidden">{t('matricula.compare.caption')}</caption>
        <thead>
          <tr>
            {pair.map((row) => (
              <th key={keyOf(row)} scope="col">
                <ServiceText name>{row.nomeEscola}</ServiceText>
              </th>
            ))}
          </tr>
        </thead>
        {fact(t('matricula.filter.bairro'), (row) => word(row.bairro))}
        {fact(t('matricula.filter.turno'), (row) => word(nameOfShift(row.turno)))}
        {fact(t('matricula.compare.places'), (row) => (
          <Places row={row} />
        ))}
        {fact(t('matricula.escola.chosen'), action)}
      </table>
    </>
  )
}

/** Renders the comparison only while open, since its lists grow with the number of schools. */
export function SchoolCompare(props: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (props.rows.length < 2) return null
  return (
    <Disclosure summary={t('matricula.compare.title')} open={open} onToggle={setOpen}>
      {open && <Pair {...props} />}
    </Disclosure>
  )
}
