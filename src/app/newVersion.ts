/** The way to the newest release: only by the person's press. */

/** Milliseconds between two looks at a release that is still being fetched, and after which it is not waited for. */
const turn = 1500
const patience = 15_000

export async function renew(): Promise<void> {
  const reload = () => location.reload()
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration()
  // the kept shell may be the old one: ask the host first; a network that does not answer changes nothing
  await registration?.update().catch(() => undefined)
  if (!workers || !registration || !(registration.waiting ?? registration.installing)) {
    reload()
    return
  }
  workers.addEventListener('controllerchange', reload, { once: true })
  // asked in the very moment in which it is installed, Chromium's worker waits for ever: hence never at once
  const ask = () => {
    if (registration.waiting) registration.waiting.postMessage('SKIP_WAITING')
    else if (!registration.installing) reload()
  }
  if (registration.waiting) ask()
  // the page comes from the host with or without its worker
  setTimeout(reload, patience)
  setInterval(ask, turn)
}
