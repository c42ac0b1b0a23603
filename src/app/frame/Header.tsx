/** The portal's name, and the signed-in person where there is one. */
import type { ReactNode } from 'react'
import { defaultSettings, settings } from '@/settings'
import { useReady } from '@/ui/action/ready'
import { classNames } from '@/ui/look/classNames'
import { Link } from '@/ui/page/navigation'
import styles from './Header.module.css'

export function Header({ home, children }: { home: string; children?: ReactNode }) {
  const { brand } = useReady() ? settings() : defaultSettings
  return (
    <header className={classNames(styles.header, 'no-print')}>
      <Link to={home} className={styles.brand}>
        {brand.logoUrl ? (
          <img src={brand.logoUrl} alt="" height={32} />
        ) : (
          <span className={styles.mark} aria-hidden="true" />
        )}
        <span>{brand.name}</span>
      </Link>
      {children}
    </header>
  )
}
