/** The frame of a sample: one section a piece, one figure a state of it. Names are those of the code. */
import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} data-piece={name} className={styles.piece}>
      <h2 id={name} lang="en">
        {name}
      </h2>
      {children}
    </section>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      <figcaption lang="en">{name}</figcaption>
      {children}
    </figure>
  )
}
