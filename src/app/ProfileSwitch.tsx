/** Which profile is in use, and the way to another without signing out. Loaded only for who has more than one. */
import { type KeyboardEvent, useRef } from 'react'
import { switchProfile } from '@/api'
import { useT } from '@/i18n'
import { mayLeave, type Session } from '@/session'
import { perfilEscrito } from '@/screens/shared/perfil'
import { announce } from '@/ui/live'
import { Icon } from '@/ui/Icon'
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
  const choose = async (perfil: number) => {
    close()
    if (!(await mayLeave('profile'))) return
    // the frame leads to the home: the screen of one profile is never drawn for the other
    switchProfile(perfil)
    announce(t('moldura.perfil.now', { perfil: perfilEscrito(t, perfil) }), 'polite')
  }
  return (
    <details ref={box} className={styles.box}>
      <summary onKeyDown={onEscape}>
        <span className="visually-hidden">{t('moldura.perfil.inUse')} </span>
        {perfilEscrito(t, session.perfil)}
        <Icon name="below" />
      </summary>
      <ul>
        {session.perfis
          ?.filter((perfil) => perfil !== session.perfil)
          .map((perfil) => (
            <li key={perfil}>
              <button type="button" onKeyDown={onEscape} onClick={() => void choose(perfil)}>
                {t('moldura.perfil.use', { perfil: perfilEscrito(t, perfil) })}
              </button>
            </li>
          ))}
      </ul>
    </details>
  )
}
