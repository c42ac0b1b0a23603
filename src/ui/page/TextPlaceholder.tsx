/** Reserves the room of words that load inside a line of text, so that nothing below moves when they arrive. */
import styles from './TextPlaceholder.module.css'

/** `like`: sample words of the usual length, neither visible nor read aloud. */
export function TextPlaceholder({ like }: { like: string }) {
  return <span className={styles.placeholder} data-like={like} aria-hidden="true" />
}
