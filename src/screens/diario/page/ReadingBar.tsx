/** The bar of every screen with grades: their hour, refresh and hide buttons; at home an offer to remember news. */
import { type ComponentProps, useEffect, useState } from 'react'
import { useT } from '@/i18n'
import { hidesGradesOnReturn, onKeptElsewhere, setHidesGradesOnReturn } from '@/session'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { toast } from '@/ui/action/Toasts'
import { classNames } from '@/ui/look/classNames'
import { missesSeen, rememberSeen } from '../../shared/sent/seen'
import { LastUpdated } from '../../shared/LastUpdated'
import { areWithoutGrades, type Figures } from '../classe/figures'
import { hideGrades, useHiddenGrades } from './hidden'
import styles from './ReadingBar.module.css'

/** Hides every grade in this tab; while they are hidden, a box offers to hide them again at each return. */
function HideGrades() {
  const t = useT()
  const hidden = useHiddenGrades()
  const [always, setAlways] = useState(hidesGradesOnReturn)
  // follows a choice in another tab of this device
  useEffect(() => onKeptElsewhere(() => setAlways(hidesGradesOnReturn())), [])
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

interface Props extends ComponentProps<typeof LastUpdated> {
  /** The figures on the page, read or still pending; absent where the page has no grades to hide. */
  of?: readonly Figures[] | false
}

export function ReadingBar({ of, ...reading }: Props) {
  return (
    <div className={classNames('along', styles.reading)}>
      <LastUpdated {...reading} />
      {of && !areWithoutGrades(of) && (
        <div className="along no-print">
          <HideGrades />
        </div>
      )}
    </div>
  )
}

/** Offers to keep on this device what was seen (grades, absences, messages), where the next visit would not know it. */
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
