// A watchdog for the start of the program. If it fails (a file is missing, broken or never runs to its end), a text
// replaces the blank page, cached code is deleted, and the next visit loads everything from the host. What the person
// typed is kept elsewhere and stays.
{
  const { addEventListener, clearInterval, document, fetch, location, navigator, setInterval } = globalThis
  const element = (id) => document.getElementById(id)
  const failed = () => !('started' in document.documentElement.dataset) || !element('root')?.firstElementChild
  const quietly = (promise) => promise.catch(() => undefined)
  const within = (time) => ({ cache: 'no-store', signal: AbortSignal.timeout(time) })

  // only while the host answers: offline, the cached code is all there is
  const forget = async () => {
    await fetch('/version.json', within(5000))
    // only this page's worker: other applications of the host have workers of their own
    await (await navigator.serviceWorker?.getRegistration())?.unregister()
    // read only here, since the first use of it costs every visit some milliseconds
    const { caches } = globalThis
    const names = ((await caches?.keys()) ?? []).filter((name) => name.startsWith('portal-'))
    await Promise.all(names.map((name) => caches.delete(name)))
    // refreshes the HTTP cache too, which may hold a broken file under the right name
    const code = [...document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')]
    await Promise.all(code.map(({ src, href }) => quietly(fetch(src ?? href, { ...within(10000), cache: 'reload' }))))
  }

  let told = false
  const show = () => {
    const words = element('parado')
    // the script for old browsers has shown its own text
    if (told || !words || !failed() || 'old' in document.documentElement.dataset) return
    told = true
    words.hidden = false
    const dropping = quietly(forget())
    element('recomecar').onclick = () => {
      element('recomecar').disabled = true
      // forgets once more, since the host may have been repaired meanwhile
      quietly(dropping.then(forget)).then(() => location.reload())
    }
    // a slow program may still start after this
    const look = setInterval(() => {
      words.hidden = !failed()
      if (words.hidden) clearInterval(look)
    }, 500)
  }
  const soon = () => setTimeout(show, 1500)
  addEventListener('error', soon, true)
  addEventListener('unhandledrejection', soon)
  addEventListener('load', () => setTimeout(show, 20000))
}
