/** Registers the worker that holds the shell, and hears when there is a newer release. Only in production builds, after the first paint. */
import { loadMessages } from '@/i18n'
import { compileForNextVisit } from './nextVisit'
import { ownEntry } from './release'

/** Network Information API: only some browsers, in no type library; workers: not on plain http. */
interface Modest {
  connection?: { saveData?: boolean }
  serviceWorker?: ServiceWorkerContainer
}

const hour = 3_600_000

/** Says that there is something newer, where the host has another release than this page is of. A page says it once. */
async function compare(): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' })
  // written by the build; a host that answers something else has said nothing
  const { entry } = (await answer.json()) as { entry?: string }
  const own = ownEntry()
  if (!entry || !own || entry === own) return
  const [{ showNewVersion }] = await Promise.all([import('./frame/versionStrip'), loadMessages('frame')])
  showNewVersion()
}
const check = () => void compare().catch(() => undefined)

/** A page that stays open asks now and then, when the person comes back to it; without a worker too. */
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

/** Tells the first worker which files this page loaded before it, so that they are kept for use without a network. */
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
  // browsers under test answer undefined where they block workers
  const registration = (await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined
  if (!registration) return
  tellUsed(serviceWorker)
  compileForNextVisit(serviceWorker, registration)
  const look = (worker: ServiceWorker | null) => {
    // the very first one takes over a page that already is its own version
    if (worker?.state === 'installed' && serviceWorker.controller) check()
  }
  look(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => look(worker))
  })
}
