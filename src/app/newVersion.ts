/** Loads the newest release; called only by a person's press. */

/** Milliseconds between two checks of a release that is still installing, and after which the page reloads anyway. */
const turn = 1500
const patience = 15_000

let underWay: Promise<void> | null = null

/** Resolves once the page reloads, or the person stays because the browser asked about unsent work. */
export const renew = (): Promise<void> =>
  (underWay ??= fetchNewest().finally(() => {
    underWay = null
  }))

const fetchNewest = () =>
  new Promise<void>((done) => {
    const over = new AbortController()
    // aborts first: a person who stays at the browser's question is not asked again until they press again
    const reload = () => {
      over.abort()
      location.reload()
      done()
    }
    // the reload happens with or without a service worker, and with one that never answers
    const end = setTimeout(reload, patience)
    over.signal.addEventListener('abort', () => clearTimeout(end))
    void takeOver(reload, over.signal)
  })

async function takeOver(reload: () => void, signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // a browser that forbids storage forbids service workers too
  const registration = await workers?.getRegistration().catch(() => undefined)
  // asks the host first, since the cached shell may be the old one; an unreachable host changes nothing
  await registration?.update().catch(() => undefined)
  if (signal.aborted) return
  if (!workers || !registration || !(registration.waiting ?? registration.installing)) {
    reload()
    return
  }
  workers.addEventListener('controllerchange', reload, { signal })
  // Chromium's worker never activates when asked at the moment of its installation, so the first request waits for the
  // timer
  const ask = () => {
    if (registration.waiting) registration.waiting.postMessage('SKIP_WAITING')
    else if (!registration.installing) reload()
  }
  const turns = setInterval(ask, turn)
  signal.addEventListener('abort', () => clearInterval(turns))
  if (registration.waiting) ask()
}
