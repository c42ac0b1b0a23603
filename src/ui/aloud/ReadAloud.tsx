/** Reads the page aloud, for people who read little. Draws nothing where the device has no voice for the language. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage, useT } from '@/i18n'
import { Drawing } from '../drawing/Drawing'
import { Button } from '../action/Button'
import { classNames } from '../look/classNames'
import styles from './ReadAloud.module.css'
import { blocksOf, onVoices, readAloud, voiceFor } from './speech'

/** Not in `Icon`, whose drawings are loaded with every page. */
const speaker = 'M4 9.500v5h4l5 4.500V5L8 9.500zM16.5 9a4.500 4.500 0 010 6M19 6.500a8 8 0 010 11'
const square = 'M9 9h6v6H9z'

export function ReadAloud() {
  const t = useT()
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const voice = useSyncExternalStore(
    onVoices,
    () => voiceFor(language)?.voiceURI ?? null,
    () => null,
  )
  const [stop, setStop] = useState<(() => void) | null>(null)
  const [isAway, setAway] = useState(false)
  // reading stops when the page goes and when the language changes
  useEffect(() => () => stop?.(), [stop, language])
  useEffect(() => {
    if (!stop || !button.current || typeof IntersectionObserver === 'undefined') return undefined
    const watch = new IntersectionObserver((entries) => setAway(entries[entries.length - 1]?.isIntersecting === false))
    watch.observe(button.current)
    return () => {
      watch.disconnect()
      setAway(false)
    }
  }, [stop])
  if (voice === null) return null
  const press = () => {
    // the floating button disappears when pressed, so the focus goes to the button that stays
    if (isAway) button.current?.focus({ preventScroll: true })
    const page = button.current?.closest('main')
    if (stop) stop()
    else if (page) setStop(() => readAloud(blocksOf(page), language, () => setStop(null)))
  }
  const label = t(stop ? 'frame.ui.listenStop' : 'frame.ui.listen')
  return (
    <>
      <Button
        ref={button}
        variant="link"
        className={styles.listen}
        data-silent
        aria-label={label}
        title={label}
        onClick={press}
      >
        <Drawing path={stop ? square : speaker} size="1.75rem" {...(stop && { stroke: 5 })} />
      </Button>
      {stop && isAway && (
        <p className={classNames(styles.away, 'no-print')} data-silent>
          <Button onClick={press}>{t('frame.ui.listenStop')}</Button>
        </p>
      )}
    </>
  )
}
