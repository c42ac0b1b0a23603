/** Reads the page aloud, for those who read little. Absent where the device has no voice of its own for the language. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage, useT } from '@/i18n'
import { Drawing } from '../drawing/Drawing'
import { Button } from './Button'
import styles from './ReadAloud.module.css'
import { blocksOf, onVoices, readAloud, voiceFor } from './speech'

/** Drawn here alone: those of `Icon` come with every page. */
const speaker = 'M4 9.500v5h4l5 4.500V5L8 9.500zM16.5 9a4.500 4.500 0 010 6M19 6.500a8 8 0 010 11'
const square = 'M7 7h10v10H7z'

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
  // with the page, and with the words of another language
  useEffect(() => () => stop?.(), [stop, language])
  if (voice === null) return null
  const press = () => {
    const page = button.current?.closest('main')
    if (stop) stop()
    else if (page) setStop(() => readAloud(blocksOf(page), language, () => setStop(null)))
  }
  const label = t(stop ? 'frame.ui.listenStop' : 'frame.ui.listen')
  return (
    <Button
      ref={button}
      variant="link"
      className={styles.listen}
      data-silent
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Drawing path={stop ? square : speaker} size="1.75rem" />
    </Button>
  )
}
