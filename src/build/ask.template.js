// On a device where somebody is signed in, asks who it is, and for the code of the page that they come for, before the
// program has come: `api/early.ts` takes the answer over. Where nobody can be, nothing is asked.
try {
  const { BroadcastChannel, document, fetch, localStorage, location, sessionStorage } = globalThis
  const mark = (name) => localStorage.getItem(`portal.${name}`)
  const open = mark('aparelhoPublico') === 'sim'
  const unused = Math.abs(Date.now() - Number(mark('uso'))) / 60000
  const isThere = unused < (open ? 8 : 20) || (!open && mark('manterConectado') === 'sim')
  if (isThere && !mark('saida')) {
    const linkOf = ([href, rel, as = '']) =>
      Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' })
    // as the visit before left it: "cookie https://host/base"; without it the program asks
    const ask = async () => {
      const [session, base] = mark('servico').split(' ')
      const id = session === 'header' ? sessionStorage.getItem('portal.sessao') : null
      if (session === 'header' && !id) return null
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'portal' }
      const isElsewhere = new URL(base, location).origin !== location.origin
      const credentials = id ? 'omit' : isElsewhere ? 'include' : 'same-origin'
      if (id) headers['X-ss-id'] = id
      const url = `${base}/json/reply/Auth`
      const response = await fetch(url, { method: 'POST', headers, credentials, body: '{}', redirect: 'manual' })
      return { url, id, credentials, response, text: await response.text() }
    }
    // somebody who signs in or leaves in another tab makes the answer worthless
    const tabs = new BroadcastChannel('auth')
    const early = { isStale: false, close: () => tabs.close() }
    tabs.onmessage = () => (early.isStale = true)
    early.answer = ask().catch(() => null)
    globalThis.portalAsked = early
    const files = [
      /^[/](?:entrar|vagas)/.test(location.pathname) ? [] : '__MAP__',
      /^[/](?:inicio)?$/.test(location.pathname) ? '__HOME__' : [],
      /^(?:pt-BR)?$/.test(mark('idioma') ?? '') ? '__WORDS__' : [],
    ]
    document.head.append(...files.flat().map(linkOf))
  }
} catch {
  // storage forbidden: the program asks
}
