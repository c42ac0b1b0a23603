// The service worker of the portal, which makes it open without a network. Filled in by shellWorker.ts. Pages come from
// the host while it answers; a person remembered on this device gets the cached page at once. Only files of the build
// are cached: never answers of the service, nor pages and files of other applications on the host. A new worker waits
// until all pages of the old one are closed, or until the person presses "Atualizar".
const worker = globalThis
/** Page files by address, and files to precache. */
const pages = '__PAGES__'
const files = '__FILES__'
/** Every hashed file of this build; other cached files belong to an older one. */
const known = new Set('__KNOWN__')
/** Matches the portal's own addresses; addresses that end like a file are excluded. */
const own = new RegExp('__ADDRESSES__')
const isOwn = (pathname) => own.test(pathname) && !/[.]\w+$/.test(pathname)
const shell = 'portal-shell-__VERSION__'
const used = 'portal-used'
/** The prefix of the portal's caches, since others on this host have their own. The page keeps its settings in one. */
const ours = 'portal-'
const keptOn = [shell, used, 'portal-settings']
/** Milliseconds to wait for the host while there is a cached page. */
const patience = 3000
const after = (time) => new Promise((done) => setTimeout(done, time))
/** Requests to the service bypass this worker. */
const service = ['/json/*', '/diario/*', '/matricula/*', '*/json/reply/*', '*/json/oneway/*']

const typeOf = (answer) => answer.headers.get('Content-Type') ?? ''
const isHtml = (answer) => typeOf(answer).startsWith('text/html')
const isAsset = (pathname) => pathname.startsWith('/assets/')
/** Whether a response is the requested file: a host that answers a missing file with its page counts as failed. */
const isWhole = (answer, pathname) => answer.ok && isHtml(answer) !== isAsset(pathname)

/** Cancels an unread body, which would keep this worker alive and block a newer one. */
const drop = (answer) => answer?.body?.cancel().catch(() => undefined)

/**
 * Whether a page is of this release: it names assets, all of this build. A page without assets is a notice of the host
 * or of a network; one with others is of another release, or of a host that is not updated yet.
 */
async function isOfRelease(answer) {
  const names = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  return names.length > 0 && names.every((name) => known.has(name))
}

/** Fetches a file and caches it. Throws when the response is wrong. */
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
  // browsers refuse a redirected response as a page, so it is copied
  await cache.put(pathname, answer.redirected ? new Response(answer.body, answer) : answer)
}

worker.addEventListener('install', (event) => {
  // replaces the worker that a demonstration at this address may have left in control
  const { active } = worker.registration
  if (active && !active.scriptURL.endsWith('/sw.js')) worker.skipWaiting()
  // where supported, requests to the service do not even wake this worker
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

/** Looks in the portal's own caches only, since another application of this host may have cached the same address. */
async function kept(url) {
  for (const cacheName of [shell, used]) {
    const found = await worker.caches.match(url, { ignoreVary: true, cacheName })
    if (found) return found
  }
  return undefined
}

/** Caches the files that a page loaded before this worker controlled it, above all the messages of its language. */
async function keepUsed(paths) {
  const cache = await worker.caches.open(used)
  // compares names only: unread responses would keep this worker alive and block a newer one
  const stores = [cache, await worker.caches.open(shell)]
  const keys = (await Promise.all(stores.map((store) => store.keys()))).flat()
  const there = new Set(keys.map(({ url }) => new URL(url).pathname))
  const missing = paths.filter((path) => known.has(path) && !there.has(path))
  // served by the HTTP cache: a hashed file is not requested from the host again
  await Promise.all(missing.map((path) => keep(cache, path).catch(() => undefined)))
}

/** The messages that a file holds, with their language: "es.diario"; only such file names contain a dot (chunks.ts). */
const wordsIn = (path) => /^\/assets\/([\w-]+[.]\w+)-[\w-]{8}[.]js$/.exec(path)?.[1]

/** Caches the messages that were used of the last release, so that this one opens offline in the same language. */
async function keepWords() {
  const cache = await worker.caches.open(used)
  const before = new Set((await cache.keys()).map(({ url }) => wordsIn(new URL(url).pathname)))
  await keepUsed([...known].filter((path) => wordsIn(path) && before.has(wordsIn(path))))
}

worker.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') worker.skipWaiting()
  else if (Array.isArray(event.data)) event.waitUntil(keepUsed(event.data))
})

/** Serves a hashed file from the cache, since it never changes; otherwise fetches and caches it. */
async function asset(request, pathname) {
  const found = await kept(request.url)
  if (found) return found
  let answer = await fetch(request)
  // the HTTP cache may hold a 404 of a half uploaded release, so the host itself is asked once more
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
  // a full device caches nothing more, and the response is served all the same
  await cache.put(request.url, copy).catch(() => undefined)
  return answer
}

/** The database of `session/readings.ts`, which exists while a person stays signed in and answers are kept for them. */
const readings = 'portal.leituras'
const isRemembered = async () => ((await worker.indexedDB?.databases?.()) ?? []).some(({ name }) => name === readings)

/** A cache key that marks that the host's last answer was another page than the cached one. */
const other = '/other'
/**
 * Serves the cached page immediately to remembered users and revalidates it in the background; a reload always waits
 * for the host. Returns null when a cached page exists but the host answered with a different one last time.
 */
async function atOnce({ request }, pathname) {
  const isDrawn = (pages[pathname] ?? '/') !== '/'
  if (isDrawn || /^no-|reload/.test(request.cache) || !(await isRemembered())) return undefined
  const cache = await worker.caches.open(shell)
  return (await cache.match(other)) ? null : cache.match('/')
}

/** Caches the host's page for the next visit, if it is of this release. */
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

/** Serves the host's page with its CSP; the cached page where the host is silent, slow, or answers something else. */
async function page(event, pathname) {
  const asked = fetch(event.request)
  const late = after(patience)
  // some browsers' databases never answer, which must not delay the host's page
  const shown = await Promise.race([atOnce(event, pathname).catch(() => undefined), after(1000)])
  if (shown) {
    // a silent host must not keep the worker alive
    event.waitUntil(Promise.race([renew(asked, pathname).catch(() => undefined), late]))
    return shown
  }
  const answer = await Promise.race([asked.catch(() => undefined), late])
  // the browser follows redirects itself, such as to a network's sign-in page
  if (answer && (answer.type === 'opaqueredirect' || isWhole(answer, pathname))) {
    // the host serves this release again, so later visits get the cached page at once
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
