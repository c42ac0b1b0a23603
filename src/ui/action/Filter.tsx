/** Controls outside any form that narrow a list at once: a search field, a select. */
import { type ReactNode, useId } from 'react'
import { classNames } from '../look/classNames'
import styles from './Filter.module.css'
import type { Choice } from '../form/Choices'
import { Options } from '../form/SelectField'
import fieldStyles from '../form/Field.module.css'

interface SearchProps {
  value: string
  onChange: (value: string) => void
  /** Called on Enter, to move the focus to the first result. */
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
      autoCorrect="off"
      className={className}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        // otherwise the same key would also press the control that gets the focus
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={classNames(styles.filter, 'no-print')}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** Searches what is on the screen while the person types. */
export const SearchFilter = ({ label, ...search }: SearchProps & { label: string }) => (
  <Labelled label={label}>{(id) => <SearchInput id={id} className={fieldStyles.control ?? ''} {...search} />}</Labelled>
)

export interface SelectFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
}

export const SelectFilter = ({ label, value, onChange, options }: SelectFilterProps) => (
  <Labelled label={label}>
    {(id) => (
      <select id={id} className={fieldStyles.control} value={value} onChange={(event) => onChange(event.target.value)}>
        <Options of={options} />
      </select>
    )}
  </Labelled>
)
