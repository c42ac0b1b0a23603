// The worker that holds the shell of the portal, so that it opens without a network. Filled in by shellWorker.ts.
// Pages are the host's while it answers; who is remembered on this device sees the kept one at once. What is kept are files
// of the build and nothing else: answers of the service never pass through here, nor do pages and files of others on the
// same host. A new worker waits until no page of the old one is open, or until the person presses "Atualizar".
const worker = globalThis
/** Pages by address, and files that are fetched at once. */
const pages = '__PAGES__'
const files = '__FILES__'
/** Every hashed file of this build: what else was kept is of an older one. */
const known = new Set('__KNOWN__')
/** The portal's own addresses; what ends like a file is none of them. */
const own = new RegExp('__ADDRESSES__')
const isOwn = (pathname) => own.test(pathname) && !/[.]\w+$/.test(pathname)
const shell = 'portal-shell-__VERSION__'
const used = 'portal-used'
/** Stores of the portal, by their first letters: others on this host have their own. The page keeps the settings. */
const ours = 'portal-'
const keptOn = [shell, used, 'portal-settings']
/** Milliseconds for which the host is waited for while there is a kept page. */
const patience = 3000
const after = (time) => new Promise((done) => setTimeout(done, time))
/** What the service answers is never asked through here. */
const service = ['/json/*', '/diario/*', '/matricula/*', '*/json/reply/*', '*/json/oneway/*']

const typeOf = (answer) => answer.headers.get('Content-Type') ?? ''
const isHtml = (answer) => typeOf(answer).startsWith('text/html')
const isAsset = (pathname) => pathname.startsWith('/assets/')
/** A file as it should be: a host that answers a missing one with its page has not answered. */
const isWhole = (answer, pathname) => answer.ok && isHtml(answer) !== isAsset(pathname)

/** A body that nobody reads to the end would hold this worker, and a newer one could not take over. */
const drop = (answer) => answer?.body?.cancel().catch(() => undefined)

/**
 * Whether a page is one of this release: it names files, all of them of this build. One that names none is a notice of the
 * host, or of a network, in the place of a page; one that names others is of another release, or of a host not yet renewed.
 */
async function isOfRelease(answer) {
  const names = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  return names.length > 0 && names.every((name) => known.has(name))
}

/** Fetches and keeps what must be there. */
async function keep(cache, pathname) {
  const answer = await fetch(pathname, isAsset(pathname) ? {} : { cache: 'reload' })
  if (!isWhole(answer, pathname)) {
    drop(answer)
    throw new Error(`${pathname}: ${answer.status} ${typeOf(answer)}`)
  }
  if (!isAsset(pathname) && !(await isOfRelease(answer))) {
    drop(answer)
    throw new Error(`${pathname} is not of this release`)
  }
  // one that a host led elsewhere for would be refused in the place of a page
  await cache.put(pathname, answer.redirected ? new Response(answer.body, answer) : answer)
}

worker.addEventListener('install', (event) => {
  // a demonstration served earlier at this address may have left its worker in control: it is replaced at once
  const { active } = worker.registration
  if (active && !active.scriptURL.endsWith('/sw.js')) worker.skipWaiting()
  // where the browser can, questions to the service do not wake this worker at all
  const asked = { or: service.map((pathname) => ({ urlPattern: { pathname } })) }
  event.addRoutes?.({ condition: asked, source: 'network' }).catch(() => undefined)
  const needed = [...new Set(Object.values(pages)), ...files]
  const whole = worker.caches.open(shell).then((cache) => Promise.all(needed.map((name) => keep(cache, name))))
  event.waitUntil(Promise.all([whole, keepWords().catch(() => undefined)]))
})

async function dropOld() {
  const old = (await worker.caches.keys()).filter((name) => name.startsWith(ours) && !keptOn.includes(name))
  await Promise.all(old.map((name) => worker.caches.delete(name)))
  const cache = await worker.caches.open(used)
  const requests = await cache.keys()
  await Promise.all(requests.filter(({ url }) => !known.has(new URL(url).pathname)).map((one) => cache.delete(one)))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => worker.clients.claim()))
})

/** Looked for in the portal's own stores: another application of this host may have kept the same address. */
async function kept(url) {
  for (const cacheName of [shell, used]) {
    const found = await worker.caches.match(url, { ignoreVary: true, cacheName })
    if (found) return found
  }
  return undefined
}

/** What a page had before this worker ruled it, the words of its language above all: kept as if it had passed here. */
async function keepUsed(paths) {
  const cache = await worker.caches.open(used)
  // by their names: the answers themselves, never read, would hold this worker, and a newer one could not take over
  const stores = [cache, await worker.caches.open(shell)]
  const keys = (await Promise.all(stores.map((store) => store.keys()))).flat()
  const there = new Set(keys.map(({ url }) => new URL(url).pathname))
  const missing = paths.filter((path) => known.has(path) && !there.has(path))
  // of the browser's own store: a hashed file is not asked of the host again
  await Promise.all(missing.map((path) => keep(cache, path).catch(() => undefined)))
}

/** Which words a file holds, in which language: "es.diario"; nothing else has a point there (chunks.ts). */
const wordsIn = (path) => /^\/assets\/([\w-]+[.]\w+)-[\w-]{8}[.]js$/.exec(path)?.[1]

/** The words that were used of the release before: who opens this one without a network reads on in their language. */
async function keepWords() {
  const cache = await worker.caches.open(used)
  const before = new Set((await cache.keys()).map(({ url }) => wordsIn(new URL(url).pathname)))
  await keepUsed([...known].filter((path) => wordsIn(path) && before.has(wordsIn(path))))
}

worker.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') worker.skipWaiting()
  else if (Array.isArray(event.data)) event.waitUntil(keepUsed(event.data))
})

/** Hashed files never change: what is kept is right. What is fetched is kept for the next time. */
async function asset(request, pathname) {
  const found = await kept(request.url)
  if (found) return found
  let answer = await fetch(request)
  // the browser may have kept a "no such file" of a release half uploaded: the host itself is asked once more
  if (!isWhole(answer, pathname)) {
    drop(answer)
    answer = await fetch(request.url, { cache: 'reload' })
  }
  if (!isWhole(answer, pathname)) {
    drop(answer)
    return new Response(null, { status: answer.ok ? 404 : answer.status })
  }
  const copy = answer.clone()
  const cache = await worker.caches.open(used)
  // a full device keeps nothing more, and the answer is there all the same
  await cache.put(request.url, copy).catch(() => undefined)
  return answer
}

/** A database of the page (`session/readings.ts`): it is there while somebody stays signed in and answers are kept for them. */
const readings = 'portal.leituras'
const isRemembered = async () => ((await worker.indexedDB?.databases?.()) ?? []).some(({ name }) => name === readings)

/** In the place of a page: the host had another than the kept one when it was asked last. */
const other = '/other'
/**
 * Who is remembered sees the kept page at once, and the host is asked beside it; a reload waits for the host. Null: it would
 * be shown, had the host not had another one.
 */
async function atOnce({ request }, pathname) {
  const isDrawn = (pages[pathname] ?? '/') !== '/'
  if (isDrawn || /^no-|reload/.test(request.cache) || !(await isRemembered())) return undefined
  const cache = await worker.caches.open(shell)
  return (await cache.match(other)) ? null : cache.match('/')
}

/** Keeps the host's page for the next visit, where it is of this release. */
async function renew(asked, pathname) {
  const answer = await asked
  const cache = await worker.caches.open(shell)
  const isPage = isWhole(answer, pathname)
  if (isPage && (await isOfRelease(answer))) {
    await cache.put('/', answer)
    await cache.delete(other)
    return
  }
  drop(answer)
  if (isPage || answer.type === 'opaqueredirect') await cache.put(other, new Response())
}

/** The host's page, with its policy; the kept one where the host is silent, slow, or answers something else. */
async function page(event, pathname) {
  const asked = fetch(event.request)
  const late = after(patience)
  // browsers have had databases that never answer: the host is not held up by them
  const shown = await Promise.race([atOnce(event, pathname).catch(() => undefined), after(1000)])
  if (shown) {
    // a silent host holds no worker
    event.waitUntil(Promise.race([renew(asked, pathname).catch(() => undefined), late]))
    return shown
  }
  const answer = await Promise.race([asked.catch(() => undefined), late])
  // a way elsewhere (a door of the network to sign in at) is the browser's to follow
  if (answer && (answer.type === 'opaqueredirect' || isWhole(answer, pathname))) {
    // its own page again: from the next visit on the kept one is shown at once, as before
    if (shown === null) event.waitUntil(renew(answer.clone(), pathname).catch(() => undefined))
    return answer
  }
  const found = await kept(pages[pathname] ?? pages['/'])
  if (!found) return asked
  asked.then(drop, () => undefined)
  return found
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (isOwn(pathname)) event.respondWith(page(event, pathname))
  } else if (isAsset(pathname)) event.respondWith(asset(request, pathname))
})
