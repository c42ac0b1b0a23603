/** Registers the worker that holds the shell and hears when a newer one waits. Only in production builds, after the first paint. */

/** Network Information API: only some browsers, in no type library; workers: not on plain http. */
interface Modest {
  connection?: { saveData?: boolean }
  serviceWorker?: ServiceWorkerContainer
}

const hour = 3_600_000

/** A page that stays open asks now and then, when the person comes back to it. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < hour) return
    asked = performance.now()
    registration.update().catch(() => undefined)
  })
}

function tell(): void {
  import('./versionStrip').then(
    ({ showNewVersion }) => showNewVersion(),
    () => undefined,
  )
}

/**
 * What this page fetched before the first worker took it over has not passed through that worker: it is told, so that the
 * language of this person reads without a network after the very first visit.
 */
function tellUsed(workers: ServiceWorkerContainer): void {
  if (workers.controller) return
  const takenOver = () => {
    const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.origin).href
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    workers.controller?.postMessage(urls.filter((url) => url.startsWith(assets)))
  }
  workers.addEventListener('controllerchange', takenOver, { once: true })
}

export async function registerShell(): Promise<void> {
  const { serviceWorker, connection } = navigator as Modest
  if (!serviceWorker || connection?.saveData) return
  // browsers under test answer undefined where they block workers
  const registration = (await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined
  if (!registration) return
  tellUsed(serviceWorker)
  const look = (worker: ServiceWorker | null) => {
    // the very first one takes over a page that already is its own version
    if (worker?.state === 'installed' && serviceWorker.controller) tell()
  }
  look(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      look(worker)
    })
  })
  askNowAndThen(registration)
}
