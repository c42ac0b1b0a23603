/** Help, accessibility, privacy and language, in the same order everywhere. */
import { memo } from 'react'
import { type Language, languages, setLanguage, useLanguage, useMissedLanguage, useT } from '@/i18n'
import { helpAboutPlaces, paths } from '@/paths'
import { plainList } from '@/ui/data/plainList'
import { useReady } from '@/ui/action/ready'
import { classNames } from '@/ui/look/classNames'
import { Link } from '@/ui/page/navigation'
import styles from './Footer.module.css'
import { useAboutPlaces } from './useAboutPlaces'

/** Scrolls only for a person who pressed in the footer: a language that failed to load elsewhere moves nobody. */
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
        // scrolled into view, since the alert below the pressed button would be half hidden at the end of the page
        <p role="alert" ref={intoSight}>
          {missed}
        </p>
      )}
    </footer>
  )
})
