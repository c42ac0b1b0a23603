/** Reads the settings, starts the pretended service where the build has it, and draws the portal. */
import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createPortal } from '@/app/App'
import { StartFailure } from '@/app/StartFailure'
import { preferredLanguage, setLanguage } from '@/i18n'
import { loadSettings, SettingsError, settings } from '@/settings'
import { loadFont } from '@/ui/font'
import { setPortalName } from '@/ui/title'
import { installTrustedTypes } from './trustedTypes'

/** Only in mock builds: `__MOCK__` is replaced at build time, and `false` drops the branch and its chunks. */
async function startMock(): Promise<void> {
  if (!__MOCK__) return
  const { startDemo } = await import('@/demo/start')
  await startDemo()
}

async function start(): Promise<void> {
  installTrustedTypes([`${import.meta.env.BASE_URL}${__MOCK__ ? 'mockServiceWorker.js' : 'sw.js'}`])
  const element = document.getElementById('root')
  if (!element) throw new Error('#root is missing')
  const root = createRoot(element)
  try {
    await Promise.all([loadSettings(), startMock()])
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    root.render(<StartFailure error={error} />)
    return
  }
  const language = preferredLanguage(settings().locale)
  if (language !== 'pt-BR') await setLanguage(language)
  setPortalName(settings().brand.shortName)
  root.render(
    <StrictMode>
      <App router={createPortal()} />
    </StrictMode>,
  )
  void loadFont()
}

void start()
