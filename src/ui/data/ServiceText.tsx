/** Text from the service: plain, with its line breaks, marked as Portuguese. Draws nothing where the text is empty. */
import { classNames } from '../look/classNames'
import { tame } from './serviceWords'
import styles from './ServiceText.module.css'

export interface ServiceTextProps {
  as?: 'p' | 'div' | 'span' | 'dt' | 'dd'
  className?: string | undefined
  /** A name or a number, which no translator of the browser may change. */
  name?: boolean
  children: string | null | undefined
}

export function ServiceText({ as: As = 'span', className, name, children }: ServiceTextProps) {
  if (!children) return null
  return (
    <As
      lang="pt-BR"
      dir="auto"
      translate={name ? 'no' : undefined}
      className={classNames(As !== 'span' && styles.block, styles.text, className)}
    >
      {tame(children)}
    </As>
  )
}
