// Watches that the program starts. One that does not (its file is missing, broken or was never run to its end) would leave
// a blank page for ever: words that stand in the page are shown instead, what this device kept of the code is dropped, and
// the next visit gets everything of the host. What the person typed is kept elsewhere and stays.
{
  const { addEventListener, caches, clearInterval, document, fetch, location, navigator, setInterval } = globalThis
  const element = (id) => document.getElementById(id)
  const failed = () => !('started' in document.documentElement.dataset) || !element('root')?.firstElementChild
  const quietly = (promise) => promise.catch(() => undefined)
  const within = (time) => ({ cache: 'no-store', signal: AbortSignal.timeout(time) })

  // only while the host answers: without it, what is kept is all there is
  const forget = async () => {
    await fetch('/version.json', within(5000))
    // that of this page: other applications of the host have workers of their own
    await (await navigator.serviceWorker?.getRegistration())?.unregister()
    const names = ((await caches?.keys()) ?? []).filter((name) => name.startsWith('portal-'))
    await Promise.all(names.map((name) => caches.delete(name)))
    // the browser's own store too: it may hold a broken file under the right name
    const code = [...document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')]
    await Promise.all(code.map(({ src, href }) => quietly(fetch(src ?? href, { ...within(10000), cache: 'reload' }))))
  }

  let told = false
  const show = () => {
    const words = element('parado')
    // a browser that is too old was told so
    if (told || !words || !failed() || 'old' in document.documentElement.dataset) return
    told = true
    words.hidden = false
    const dropping = quietly(forget())
    element('recomecar').onclick = () => {
      element('recomecar').disabled = true
      // once more: the host may have been mended since the words came
      quietly(dropping.then(forget)).then(() => location.reload())
    }
    // a slow one may have started all the same
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
