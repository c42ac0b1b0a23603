/** Reads the settings, starts the pretended service where the build has it, and draws the portal. */
import './ui/look/tokens.css'
import './ui/look/base.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { restoreSessionEarly, preloadRoutes, preloadSignedIn } from '@/app/map/preload'
import { entrances, hydrateEntrance } from '@/app/entrances'
import { type Language, loadMessages, noteSchoolLanguage, preferredLanguage, setLanguage } from '@/i18n'
import {
  applySettings,
  keepSettings,
  readSettings,
  SettingsError,
  settings,
  type SettingsRead,
  warnHost,
} from '@/settings'
import { recorder, watched } from '@/app/changes'
import { watchPageCache } from '@/app/pageCache'
import { compileFile } from '@/app/release'
import { paths } from '@/paths'
import { dropOld, dropUnknown, dropUnused, isRemembered, wasSignedIn } from '@/session'
import { answerPresses } from '@/ui/action/press'
import { loadFont, recallFont } from '@/ui/look/font'
import { applyLook } from '@/ui/look/theme'
import { setPortalName } from '@/ui/page/title'
import { installTrustedTypes } from './trustedTypes'

/** Only in mock builds: `__MOCK__` is replaced at build time, and `false` drops the branch and its chunks. */
async function startMock() {
  if (!__MOCK__) return null
  const { startDemo } = await import('@/demo/start')
  return startDemo()
}

/** Tells the watchdog in the page (`build/start.template.js`) that the program has started. */
function noteStarted(): void {
  document.documentElement.dataset['started'] = ''
}

/**
 * Keeps the host's settings for the next visit, and shows a strip when they are unreadable or differ from
 * those in force.
 */
async function noteSettings({ file, misread }: SettingsRead, inForce: object): Promise<void> {
  const isOther = file !== inForce && JSON.stringify(file) !== JSON.stringify(inForce)
  if (!misread) keepSettings(file).catch(() => undefined)
  if (!misread && !isOther) return
  const [{ showMisread, showNewVersion }] = await Promise.all([
    import('@/app/frame/versionStrip'),
    loadMessages('frame'),
  ])
  if (misread) showMisread()
  else showNewVersion()
}

const isReload = () => performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')

/** Switches the language; when its messages cannot be fetched, the portal stays in Portuguese. */
const speak = (language: Language) => (language === 'pt-BR' ? null : setLanguage(language, false))

async function start(): Promise<void> {
  applyLook()
  // before any request or drawing: erases data that is past its idle time or of an older release
  dropUnused()
  dropOld()
  dropUnknown()
  watchPageCache()
  recorder.observe(document.body, watched)
  answerPresses()
  installTrustedTypes([`${import.meta.env.BASE_URL}${__MOCK__ ? 'mockServiceWorker.js' : 'sw.js'}`, compileFile()])
  const element = document.getElementById('root')
  if (!element) throw new Error('#root is missing')
  const address = location.pathname
  // a signed-in person has a menu on the families' page too, which needs the router
  const alone = address === paths.entrar || !wasSignedIn()
  const entrance = alone && element.dataset['page'] === address ? entrances[address] : undefined
  // prefetches the router, which an entrance does without
  if (!entrance) import('@/app/App').catch(() => undefined)
  const joinFont = !entrance && wasSignedIn() ? recallFont() : null
  preloadSignedIn(address)
  // kept settings are used at once; a person who reloads the page waits for the host
  const reading = readSettings(!entrance && isRemembered() && !isReload())
  // only after the settings, since a slow phone parsing the route table would delay the first requests
  reading.then(
    () => preloadRoutes(address),
    () => undefined,
  )
  // `App` reports bugs to the console; React would also log every error of the service
  const options: RootOptions = { onCaughtError: () => undefined }
  let page: ReactNode
  try {
    const [{ file, later }, demo] = await Promise.all([reading, startMock()])
    applySettings(demo ? { ...file, ...demo.settings } : file)
    page = demo?.page
    void (later ?? reading).then((read) => noteSettings(read, file)).catch(() => undefined)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    warnHost(error.message)
    const [{ StartFailure }] = await Promise.all([import('@/app/faults/StartFailure'), loadMessages('frame')])
    await speak(preferredLanguage('pt-BR'))
    createRoot(element, options).render(<StartFailure error={error} />)
    noteStarted()
    return
  }
  restoreSessionEarly(address)
  noteSchoolLanguage(settings().locale)
  await speak(preferredLanguage(settings().locale))
  const { accent, shortName } = settings().brand
  // the code is loaded only where a school has a colour; without it the portal keeps its own
  if (accent) {
    const unused = await import('@/ui/look/accent').then(({ applyAccent }) => applyAccent(accent)).catch(() => null)
    if (unused) warnHost(unused)
  }
  setPortalName(shortName)
  // hydrates the prerendered page, keeping what was typed; settings and language of this device follow at once
  const taken = entrance && !page ? hydrateEntrance(element, entrance, options, noteStarted) : null
  // when the page's code cannot be loaded, the router below shows an error
  const isTaken = await taken?.then(
    () => true,
    () => false,
  )
  if (!isTaken) {
    // the messages of the frame hold the texts for a page that cannot be loaded
    const [{ App, createPortal, firstPage }] = await Promise.all([import('@/app/App'), loadMessages('frame')])
    const router = page ? null : createPortal()
    if (router) await firstPage(router)
    joinFont?.()
    createRoot(element, options).render(<StrictMode>{router ? <App router={router} /> : page}</StrictMode>)
    noteStarted()
  }
  if (!joinFont) loadFont()
  holdShell()
}

/**
 * Registers the service worker of the shell after everything that the person waits for; demonstrations have
 * their own worker.
 */
function holdShell(): void {
  if (!import.meta.env.PROD || __MOCK__) return
  const register = () => {
    setTimeout(() => {
      import('@/app/shell')
        .then(({ registerShell }) => registerShell())
        // without a worker or a network the portal works all the same
        .catch(() => undefined)
    }, 1000)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

void start()
