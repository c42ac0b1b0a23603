/** Strips above the page that belong to no screen: a newer release, and settings that are not the host's of today. */
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { usePending } from '@/ui/action/usePending'
import { classNames } from '@/ui/look/classNames'
import { renew } from '../newVersion'
import styles from './OfflineStrip.module.css'

function Strip({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false)
  // a box that comes with its words in it is not read aloud by every screen reader
  useEffect(() => afterFrame(() => setThere(true)), [])
  return (
    <div role="status" className={classNames(styles.strip, 'no-print')} data-shown={isThere}>
      {isThere && children}
    </div>
  )
}

/** Waits for a press, so that nothing is reloaded under the person's hands. */
function NewVersion() {
  const t = useT()
  const { begin, shown } = usePending()
  return (
    <Strip>
      {t('frame.fault.newVersionTitle')}.{' '}
      <button type="button" aria-disabled={shown.busy} onClick={() => begin(renew)}>
        {shown.busy ? shown.busyLabel : t('frame.fault.reload')}
      </button>
    </Strip>
  )
}

const Misread = () => <Strip>{useT()('frame.config.misread')}</Strip>

/** In a root of its own, loaded only when needed. */
function show(id: string, strip: ReactNode): void {
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.id = id
  document.body.prepend(holder)
  createRoot(holder).render(strip)
}

export const showNewVersion = () => show('versao', <NewVersion />)
export const showMisread = () => show('configuracoes', <Misread />)
