/** Words on their way that stand in a line of text: as much room as they will take, so that nothing below moves when they come. */
import styles from './TextPlaceholder.module.css'

/** `like`: words of the usual length. Nobody sees or hears them. */
export function TextPlaceholder({ like }: { like: string }) {
  return <span className={styles.placeholder} data-like={like} aria-hidden="true" />
}
