/** How to allow the location in this browser, in three steps; says when the answer changes meanwhile. */
import { useEffect } from 'react'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { positionSourceOf } from './positionSource'

const steps = [1, 2, 3] as const

export function Permission() {
  const t = useT()
  const browser = positionSourceOf(navigator.userAgent, navigator.maxTouchPoints)
  const changed = t('presenca.permissao.changed')
  useEffect(() => {
    let status: PermissionStatus | undefined
    let gone = false
    const tell = () => {
      if (status?.state !== 'denied') announce(changed)
    }
    const listen = async () => {
      status = await navigator.permissions.query({ name: 'geolocation' })
      if (!gone) status.addEventListener('change', tell)
    }
    // a browser without the Permissions API, or with another list of names, simply says nothing
    listen().catch(() => undefined)
    return () => {
      gone = true
      status?.removeEventListener('change', tell)
    }
  }, [changed])
  return (
    <ol>
      {steps.map((n) => (
        <li key={n}>{t(`presenca.permissao.${browser}.${n}`)}</li>
      ))}
    </ol>
  )
}
