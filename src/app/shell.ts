/**
 * Registers the service worker of the shell and looks for newer releases. Only in production builds, after the first
 * paint.
 */
import { loadMessages } from '@/i18n'
import { compileForNextVisit } from './nextVisit'
import { ownEntry } from './release'

/** `connection` exists in some browsers and in no type library; `serviceWorker` is missing on plain http. */
interface Modest {
  connection?: { saveData?: boolean }
  serviceWorker?: ServiceWorkerContainer
}

const hour = 3_600_000

/** Shows a strip when the host serves a release other than this page's. */
async function compare(): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' })
  // the build writes this file; an answer without `entry` is ignored
  const { entry } = (await answer.json()) as { entry?: string }
  const own = ownEntry()
  if (!entry || !own || entry === own) return
  const [{ showNewVersion }] = await Promise.all([import('./frame/versionStrip'), loadMessages('frame')])
  showNewVersion()
}
const check = () => void compare().catch(() => undefined)

/**
 * A page that stays open checks for a release when the person returns to it, at most once an hour, with or without a
 * worker.
 */
function askNowAndThen(workers: ServiceWorkerContainer | undefined): void {
  let asked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < hour) return
    asked = performance.now()
    check()
    const update = async () => (await workers?.getRegistration())?.update()
    update().catch(() => undefined)
  })
}

/**
 * Sends the first service worker the files that this page loaded before it, so that they are cached for offline use.
 */
function tellUsed(workers: ServiceWorkerContainer): void {
  if (workers.controller) return
  const takenOver = () => {
    const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.origin)
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = urls.filter((url) => url.startsWith(assets.href))
    workers.controller?.postMessage(ours.map((url) => url.slice(assets.origin.length)))
  }
  workers.addEventListener('controllerchange', takenOver, { once: true })
}

export async function registerShell(): Promise<void> {
  const { serviceWorker, connection } = navigator as Modest
  askNowAndThen(serviceWorker)
  if (!serviceWorker || connection?.saveData) return
  // browsers under test return undefined where they block workers
  const registration = (await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined
  if (!registration) return
  tellUsed(serviceWorker)
  compileForNextVisit(serviceWorker, registration)
  const look = (worker: ServiceWorker | null) => {
    // the first worker ever takes control of a page of its own version
    if (worker?.state === 'installed' && serviceWorker.controller) check()
  }
  look(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => look(worker))
  })
}
