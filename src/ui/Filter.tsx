/** What narrows a list at once, outside any form: a text to search for, a choice among many. */
import { useId } from 'react'
import { classes } from './classes'
import styles from './Filter.module.css'
import type { Choice } from './form/choice'
import fieldStyles from './form/Field.module.css'

export interface SearchFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Looks through what is on the screen while the person types. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const id = useId()
  return (
    <div className={classes(styles.filter, 'no-print')}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className={fieldStyles.control}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    </div>
  )
}

export interface SelectFilterProps extends SearchFilterProps {
  options: readonly Choice[]
}

export function SelectFilter({ label, value, onChange, options }: SelectFilterProps) {
  const id = useId()
  return (
    <div className={classes(styles.filter, 'no-print')}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <select
        id={id}
        className={fieldStyles.control}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
