/** Reads the settings, starts the pretended service where the build has it, and draws the portal. */
import './ui/look/tokens.css'
import './ui/look/base.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { askAhead, fetchAhead, readAhead } from '@/app/map/ahead'
import { entrances, openDoor } from '@/app/door'
import { type Language, loadMessages, noteSchoolLanguage, preferredLanguage, setLanguage } from '@/i18n'
import {
  applySettings,
  keepSettings,
  readSettings,
  SettingsError,
  settings,
  type SettingsRead,
  tellHost,
} from '@/settings'
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

/** Tells the watch in the page (`build/start.template.js`) that the program has come so far. */
function noteStarted(): void {
  document.documentElement.dataset['started'] = ''
}

/** Keeps the settings of the host for the next visit. Where they cannot be read, or others are in force, that is told. */
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

/** Without its words, on a device without a network, the portal speaks as it was built. */
const speak = (language: Language) => (language === 'pt-BR' ? null : setLanguage(language, false))

async function start(): Promise<void> {
  applyLook()
  // before anything is asked or drawn: nobody used the portal for too long, or it is of an older release
  dropUnused()
  dropOld()
  dropUnknown()
  watchPageCache()
  answerPresses()
  installTrustedTypes([`${import.meta.env.BASE_URL}${__MOCK__ ? 'mockServiceWorker.js' : 'sw.js'}`, compileFile()])
  const element = document.getElementById('root')
  if (!element) throw new Error('#root is missing')
  const address = location.pathname
  // who is signed in has a menu on the families' page too, which comes with the router
  const alone = address === paths.entrar || !wasSignedIn()
  const entrance = alone && element.dataset['page'] === address ? entrances[address] : undefined
  // the router, which an entrance does without
  if (!entrance) import('@/app/App').catch(() => undefined)
  const joinFont = !entrance && wasSignedIn() ? recallFont() : null
  readAhead(address)
  // what this device kept is shown at once; who presses for the page anew waits for the host
  const reading = readSettings(!entrance && isRemembered() && !isReload())
  // not before: while a slow phone reads the code of the map, the first question would wait with the settings
  reading.then(
    () => fetchAhead(address),
    () => undefined,
  )
  // `App` tells the browser about faults of ours; React would say every no of the service once more
  const options: RootOptions = { onCaughtError: () => undefined }
  let page: ReactNode
  try {
    const [{ file, later }, demo] = await Promise.all([reading, startMock()])
    applySettings(demo ? { ...file, ...demo.settings } : file)
    page = demo?.page
    void (later ?? reading).then((read) => noteSettings(read, file)).catch(() => undefined)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    tellHost(error.message)
    const [{ StartFailure }] = await Promise.all([import('@/app/faults/StartFailure'), loadMessages('frame')])
    await speak(preferredLanguage('pt-BR'))
    createRoot(element, options).render(<StartFailure error={error} />)
    noteStarted()
    return
  }
  askAhead(address)
  noteSchoolLanguage(settings().locale)
  await speak(preferredLanguage(settings().locale))
  const { accent, shortName } = settings().brand
  // its code travels only where a school has a colour; without it the portal keeps its own
  if (accent) {
    const unused = await import('@/ui/look/accent').then(({ applyAccent }) => applyAccent(accent)).catch(() => null)
    if (unused) tellHost(unused)
  }
  setPortalName(shortName)
  // drawn at build time: what was typed meanwhile stays; the settings and the language of this device come right after
  const taken = entrance && !page ? openDoor(element, entrance, options, noteStarted) : null
  // without the code of the page, on a device without a network, the portal says so
  const isTaken = await taken?.then(
    () => true,
    () => false,
  )
  if (!isTaken) {
    // with the words of a page that does not come
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

/** The worker that holds the shell comes after everything that the person waits for; demonstrations have one of their own. */
function holdShell(): void {
  if (!import.meta.env.PROD || __MOCK__) return
  const register = () => {
    setTimeout(() => {
      import('@/app/shell')
        .then(({ registerShell }) => registerShell())
        // workers forbidden, or no network: the portal works without
        .catch(() => undefined)
    }, 1000)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

void start()
