/**
 * Shows the profile in use and switches to another without signing out. Loaded only for people with several profiles.
 */
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useT } from '@/i18n'
import type { Session } from '@/session'
import { profileInWords, useProfile } from '@/screens/shared/perfil'
import { Icon } from '@/ui/drawing/Icon'
import styles from './ProfileSwitch.module.css'

export function ProfileSwitch({ session }: { session: Session }) {
  const t = useT()
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (!box.current?.open) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  // the open list lies over the page, so it must not stay over what the person has moved on to; the portal itself
  // moves the focus to headings, which no person reaches
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    const isReached = relatedTarget instanceof HTMLElement && relatedTarget.tabIndex >= 0
    if (isReached && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const switchTo = useProfile()
  const choose = (perfil: number) => {
    close()
    return switchTo(perfil)
  }
  return (
    <details ref={box} className={styles.box} onBlur={onBlur}>
      <summary onKeyDown={onEscape}>
        {session.unpicked ? (
          t('frame.perfil.none')
        ) : (
          <>
            <span className="visually-hidden">{t('frame.perfil.inUse')} </span>
            {profileInWords(t, session.perfil)}
          </>
        )}
        <Icon name="below" />
      </summary>
      <ul>
        {session.perfis
          ?.filter((perfil) => session.unpicked === true || perfil !== session.perfil)
          .map((perfil) => (
            <li key={perfil}>
              <button type="button" onKeyDown={onEscape} onClick={() => void choose(perfil)}>
                {t('frame.perfil.use', { perfil: profileInWords(t, perfil) })}
              </button>
            </li>
          ))}
      </ul>
    </details>
  )
}
