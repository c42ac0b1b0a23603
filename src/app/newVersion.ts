/** The way to the newest release: only by the person's press. */

/** Milliseconds between two looks at a release that is still being fetched, and after which it is not waited for. */
const turn = 1500
const patience = 15_000

let underWay: Promise<void> | null = null

/** Ends once the page is loaded anew, or the person stays because the browser asked about unsent work. */
export const renew = (): Promise<void> =>
  (underWay ??= fetchNewest().finally(() => {
    underWay = null
  }))

const fetchNewest = () =>
  new Promise<void>((done) => {
    const over = new AbortController()
    // once: who stays because the browser asks about unsent work is not asked again until they press again
    const reload = () => {
      over.abort()
      location.reload()
      done()
    }
    // the page comes from the host with or without its worker, and with one that never answers
    const end = setTimeout(reload, patience)
    over.signal.addEventListener('abort', () => clearTimeout(end))
    void takeOver(reload, over.signal)
  })

async function takeOver(reload: () => void, signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // a browser that may keep nothing forbids workers too
  const registration = await workers?.getRegistration().catch(() => undefined)
  // the kept shell may be the old one: ask the host first; a network that does not answer changes nothing
  await registration?.update().catch(() => undefined)
  if (signal.aborted) return
  if (!workers || !registration || !(registration.waiting ?? registration.installing)) {
    reload()
    return
  }
  workers.addEventListener('controllerchange', reload, { signal })
  // asked in the very moment in which it is installed, Chromium's worker waits for ever: hence never at once
  const ask = () => {
    if (registration.waiting) registration.waiting.postMessage('SKIP_WAITING')
    else if (!registration.installing) reload()
  }
  const turns = setInterval(ask, turn)
  signal.addEventListener('abort', () => clearInterval(turns))
  if (registration.waiting) ask()
}
