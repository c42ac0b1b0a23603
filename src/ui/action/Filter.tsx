/** What narrows a list at once, outside any form: a text to search for, a choice among many. */
import { useId } from 'react'
import { classes } from '../look/classes'
import styles from './Filter.module.css'
import type { Choice } from '../form/Choices'
import fieldStyles from '../form/Field.module.css'

interface SearchProps {
  value: string
  onChange: (value: string) => void
  /** Enter leads to the first that was found. */
  onEnter: () => void
}

/** The search field alone, for callers with a label of their own. */
export function SearchInput({
  id,
  className,
  placeholder,
  value,
  onChange,
  onEnter,
}: SearchProps & { id: string; className?: string; placeholder?: string | undefined }) {
  return (
    <input
      id={id}
      type="search"
      autoComplete="off"
      spellCheck={false}
      className={className}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // else the key would also press what gets the focus
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

/** Searches what is on the screen while the person types. */
export function SearchFilter({ label, ...search }: SearchProps & { label: string }) {
  const id = useId()
  return (
    <div className={classes(styles.filter, 'no-print')}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <SearchInput id={id} className={fieldStyles.control ?? ''} {...search} />
    </div>
  )
}

export interface SelectFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
}

export function SelectFilter({ label, value, onChange, options }: SelectFilterProps) {
  const id = useId()
  return (
    <div className={classes(styles.filter, 'no-print')}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <select id={id} className={fieldStyles.control} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
