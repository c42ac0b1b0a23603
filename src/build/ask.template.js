// On a device where somebody is signed in, sends the first requests of the page (session, start-page reads, its chunks)
// before the program is loaded; `api/early.ts` uses the answers. Without a sign of a session nothing is sent.
try {
  const { BroadcastChannel, document, fetch, localStorage, location, sessionStorage } = globalThis
  const mark = (name) => localStorage.getItem(`portal.${name}`)
  const open = mark('aparelhoPublico') === 'sim'
  const unused = Math.abs(Date.now() - Number(mark('uso'))) / 60000
  const isThere = unused < (open ? 8 : 20) || (!open && mark('manterConectado') === 'sim')
  if (isThere && !mark('saida')) {
    const linkOf = ([href, rel, as = '']) =>
      Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' })
    // a sign-in or sign-out in another tab makes the answers worthless
    const tabs = new BroadcastChannel('auth')
    const early = { isStale: false, sent: [], close: () => tabs.close() }
    tabs.onmessage = () => (early.isStale = true)
    const isHome = /^[/](?:inicio)?$/.test(location.pathname)
    // as the last visit stored it: "cookie https://host/base"; without it the program sends the requests itself
    const [session, base] = mark('servico')?.split(' ') ?? []
    const id = session === 'header' ? sessionStorage.getItem('portal.sessao') : null
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'portal' }
    const isElsewhere = new URL(base ?? '', location).origin !== location.origin
    const credentials = id ? 'omit' : isElsewhere ? 'include' : 'same-origin'
    if (id) headers['X-ss-id'] = id
    const ask = (name, body) => {
      const url = `${base}/json/reply/${name}`
      const read = async (response) => ({ response, text: await response.text() })
      const answer = fetch(url, { method: 'POST', headers, credentials, body, redirect: 'manual' }).then(read)
      early.sent.push({ url, id, credentials, body, answer: answer.catch(() => null) })
      return answer
    }
    // the requests that the last visit noted; the program uses the answers for the same person only
    const askFirst = ({ response }) => response.ok && JSON.parse(mark('primeira')).forEach((one) => ask(...one))
    if (id || session === 'cookie') {
      globalThis.portalAsked = early
      const asked = ask('Auth', '{}')
      // a recently used session is alive, so its reads start at once; a remembered person sees kept answers, so theirs
      // wait for `Auth`
      const alive = mark('manterConectado') === 'sim' ? asked : { response: { ok: true } }
      if (isHome)
        Promise.resolve(alive)
          .then(askFirst)
          .catch(() => null)
    }
    const files = [
      /^[/](?:entrar|vagas)/.test(location.pathname) ? [] : '__MAP__',
      isHome ? '__HOME__' : [],
      /^(?:pt-BR)?$/.test(mark('idioma') ?? mark('idiomaDaRede') ?? '') ? '__WORDS__' : [],
    ]
    document.head.append(...files.flat().map(linkOf))
  }
} catch {
  // storage forbidden: the program sends the requests itself
}
