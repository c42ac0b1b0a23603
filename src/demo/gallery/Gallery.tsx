/**
 * Every component of `ui/` in its states, in any language, theme and text size: for people, and for the visual tests.
 */
import { LookChoices } from '@/screens/configuracoes/LookChoices'
import '@/ui/look/words.css'
import { LiveRegions } from '@/ui/action/live'
import { NavigationProvider, type NavigationProps } from '@/ui/page/navigation'
import { portalAddress } from '../address'
import { useWords } from '../words'
import { ActionPieces } from './ActionPieces'
import { DataPieces } from './DataPieces'
import { FormPieces } from './FormPieces'
import styles from './Gallery.module.css'
import { PagePieces } from './PagePieces'

/** Links of a sample lead to the sample itself. */
const navigation: NavigationProps = {
  at: { pathname: location.pathname, search: '', hash: '', state: null },
  go: (to) => {
    location.hash = to.replace(/^.*#/, '')
  },
}

export function Gallery() {
  const w = useWords()
  return (
    <NavigationProvider {...navigation}>
      <main className={styles.gallery}>
        <h1>{w.gallery}</h1>
        <p>
          <a className="reach" href={portalAddress()}>
            {w.back}
          </a>
        </p>
        <div className={styles.controls}>
          <LookChoices />
        </div>
        <ActionPieces />
        <PagePieces />
        <FormPieces />
        <DataPieces />
      </main>
      <LiveRegions />
    </NavigationProvider>
  )
}
