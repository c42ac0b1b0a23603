/**
 * Strips above the page that belong to no screen: a newer release is available, or the settings are not the host's
 * current ones.
 */
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
  // added empty first: some screen readers do not announce a live region that is inserted together with its text
  useEffect(() => afterFrame(() => setThere(true)), [])
  return (
    <div role="status" className={classNames(styles.strip, 'no-print')} data-shown={isThere}>
      {isThere && children}
    </div>
  )
}

/** Waits for a press, so that nothing reloads while the person works. */
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

/** Renders into a root of its own, since this file is loaded only when needed. */
function show(id: string, strip: ReactNode): void {
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.id = id
  document.body.prepend(holder)
  createRoot(holder).render(strip)
}

export const showNewVersion = () => show('versao', <NewVersion />)
export const showMisread = () => show('configuracoes', <Misread />)
