/** The way to the newest release: only by the person's press. */

/** Loads the page again, in the newest release that this device can get. */
export async function renew(): Promise<void> {
  const reload = () => {
    location.reload()
  }
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration()
  // the kept shell may be the old one: ask the host first; a network that does not answer changes nothing
  await registration?.update().catch(() => undefined)
  const worker = registration?.waiting ?? registration?.installing
  if (!workers || !worker) {
    reload()
    return
  }
  workers.addEventListener('controllerchange', reload, { once: true })
  const take = () => {
    if (worker.state === 'installed') worker.postMessage('SKIP_WAITING')
    else if (worker.state === 'redundant') reload()
  }
  worker.addEventListener('statechange', take)
  take()
}
