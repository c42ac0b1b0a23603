/** Choices as cards: `RadioField` uses them in a form, `ChoiceGroup` outside. */
import type { ComponentProps } from 'react'
import styles from './Choices.module.css'

export interface Choice<V extends string = string> {
  value: V
  label: string
  /** Language of a label that is not in the language of the page: words of the service. */
  lang?: string | undefined
  hint?: string | undefined
}

interface Props<V extends string> {
  /** Id of the first input, to which the error summary links; the others add their index. */
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
