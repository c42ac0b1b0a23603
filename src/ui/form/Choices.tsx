/** What can be chosen, each as a card: in a form by `RadioField`, outside by `ChoiceGroup`. */
import type { ComponentProps } from 'react'
import styles from './Choices.module.css'

export interface Choice<V extends string = string> {
  value: V
  label: string
  /** Of the label, where it is not the language of the page: words of the service. */
  lang?: string | undefined
  hint?: string | undefined
}

interface Props<V extends string> {
  /** Of the first input, where the link of a summary lands; the others have their number behind it. */
  id: string
  options: readonly Choice<V>[]
  input: (option: Choice<V>) => ComponentProps<'input'>
}

export function Choices<V extends string>({ id, options, input }: Props<V>) {
  return (
    <div className={styles.choices}>
      {options.map((option, i) => {
        const own = i === 0 ? id : `${id}-${i}`
        const hintId = option.hint && `${own}-linha`
        return (
          <div key={option.value} className={styles.choice}>
            <input {...input(option)} id={own} aria-describedby={hintId} />
            <label htmlFor={own} lang={option.lang}>
              {option.label}
            </label>
            {option.hint && <p id={hintId}>{option.hint}</p>}
          </div>
        )
      })}
    </div>
  )
}

/** The same in a native list. */
export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))
