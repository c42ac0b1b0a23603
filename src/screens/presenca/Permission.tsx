/** How to allow the location in this browser, in three steps; says when the answer changes meanwhile. */
import { useEffect } from 'react'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'

const steps = [1, 2, 3] as const

/** Which browser this is, as far as the way to its permissions differs. */
function browserOf(userAgent: string, touchPoints: number) {
  // an iPad says that it is a Mac, but no Mac has a touch screen
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)) return 'ios'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (/Chrome\/|Chromium\//.test(userAgent)) return userAgent.includes('Android') ? 'chromeAndroid' : 'chrome'
  return /Macintosh.*Safari\//.test(userAgent) ? 'safari' : 'outro'
}

export function Permission() {
  const t = useT()
  const browser = browserOf(navigator.userAgent, navigator.maxTouchPoints)
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
    // some browsers have no Permissions API, or do not know this name
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
