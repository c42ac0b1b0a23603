/** On every screen with grades: when they were read, a button to read them again, one to hide them; at home also one to remember them. */
import { type ComponentProps, useState } from 'react'
import { useT } from '@/i18n'
import { hidesGradesOnReturn, setHidesGradesOnReturn } from '@/session'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { toast } from '@/ui/action/Toasts'
import { classNames } from '@/ui/look/classNames'
import { missesSeen, rememberSeen } from '../../shared/sent/seen'
import { Updated } from '../../shared/Updated'
import { areWithoutGrades, type Figures } from '../classe/figures'
import { hideGrades, useHiddenGrades } from './hidden'
import styles from './ReadingBar.module.css'

/** Hides every grade on this device; while hidden it offers to do so at each return. */
function HideGrades() {
  const t = useT()
  const hidden = useHiddenGrades()
  const [always, setAlways] = useState(hidesGradesOnReturn)
  return (
    <>
      <Button
        variant="link"
        onClick={() => {
          hideGrades(!hidden)
          announce(t(hidden ? 'diario.hide.shown' : 'diario.hide.done'))
        }}
      >
        {t(hidden ? 'diario.hide.show' : 'diario.hide.hide')}
      </Button>
      {hidden && (
        <label className={styles.always}>
          <input
            type="checkbox"
            checked={always}
            onChange={({ target: { checked } }) => {
              setHidesGradesOnReturn(checked)
              setAlways(checked)
            }}
          />
          {t('diario.hide.onReturn')}
        </label>
      )}
    </>
  )
}

interface Props extends ComponentProps<typeof Updated> {
  /** What the page shows of grades, read or not yet; absent: none, so there is nothing to hide. */
  of?: readonly Figures[]
}

export function ReadingBar({ of, ...reading }: Props) {
  return (
    <div className={classNames('along', styles.reading)}>
      <Updated {...reading} />
      {of && !areWithoutGrades(of) && (
        <div className="along no-print">
          <HideGrades />
        </div>
      )}
    </div>
  )
}

/** Offers to remember on this device what was looked at, where the next visit would not know it. */
export function RememberSeen() {
  const t = useT()
  const [missed, setMissed] = useState(missesSeen)
  if (!missed) return null
  return (
    <p className={classNames(styles.remember, 'no-print')}>
      <Button
        variant="link"
        onClick={() => {
          rememberSeen(true)
          setMissed(false)
          toast(t('diario.novo.remembered'))
          document.getElementById('conteudo')?.focus({ preventScroll: true })
        }}
      >
        {t('diario.novo.remember')}
      </Button>
    </p>
  )
}
