/** Help, accessibility, privacy, language: the same order everywhere. */
import { memo } from 'react'
import { type Language, languages, setLanguage, useLanguage, useMissedLanguage, useT } from '@/i18n'
import { helpAboutPlaces, paths } from '@/paths'
import { plainList } from '@/ui/data/plainList'
import { useReady } from '@/ui/action/ready'
import { classNames } from '@/ui/look/classNames'
import { Link } from '@/ui/page/way'
import styles from './Footer.module.css'
import { useAboutPlaces } from './useAboutPlaces'

/** Moves the focus only for the person who pressed here: a language that failed to load elsewhere leads nobody away. */
function intoSight(element: HTMLElement | null): void {
  if (element?.parentElement?.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' })
}

export const Footer = () => <FooterOf places={useAboutPlaces()} />

const FooterOf = memo(function FooterOf({ places }: { places: boolean }) {
  const t = useT()
  const language = useLanguage()
  const missed = useMissedLanguage()
  const ready = useReady()
  const pages = [
    ['help', places ? helpAboutPlaces : paths.ajuda],
    ['accessibility', paths.acessibilidade],
    ['privacy', paths.privacidade],
  ] as const
  return (
    <footer id="rodape" tabIndex={-1} className={classNames(styles.footer, 'no-print')}>
      <div className={classNames(styles.groups, 'reach')}>
        <ul {...plainList}>
          {pages.map(([page, to]) => (
            <li key={page}>
              <Link to={to}>{t(`common.footer.${page}`)}</Link>
            </li>
          ))}
        </ul>
        <ul {...plainList}>
          {(Object.entries(languages) as [Language, string][]).map(([code, name]) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-pressed={code === language}
                disabled={!ready}
                onClick={() => void setLanguage(code)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {missed && (
        // below what was pressed, at the end of the page: else half of it would be out of sight
        <p role="alert" ref={intoSight}>
          {missed}
        </p>
      )}
    </footer>
  )
})
