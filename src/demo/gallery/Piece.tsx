/** The frame of the samples: one section per component, one figure per state. Names are those of the code. */
import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** The samples of each component by its name and state. */
type Samples = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>

export const Pieces = ({ of }: { of: Samples }) =>
  Object.entries(of).map(([name, states]) => (
    <section key={name} aria-labelledby={name} data-piece={name} className={styles.piece}>
      <h2 id={name} lang="en">
        {name}
      </h2>
      {Object.entries(states).map(([state, sample]) => (
        <figure key={state} className={styles.state}>
          <figcaption lang="en">{state}</figcaption>
          {sample}
        </figure>
      ))}
    </section>
  ))

/** One sample per value, by its name. */
export const each = <T extends string>(values: readonly T[], sample: (value: T) => ReactNode) =>
  Object.fromEntries(values.map((value) => [value, sample(value)]))
