// The worker that holds the shell of the portal, so that it opens without a network. Filled in by shellWorker.ts.
// It keeps only files of the build: answers of the service never pass through here. A new one waits until no page of
// the old one is open, or until the person presses "Atualizar".
const worker = globalThis
/** Pages by address, and files that are fetched at once. */
const pages = '__PAGES__'
const files = '__FILES__'
/** Every hashed file of this build: what else was kept is of an older one. */
const known = new Set('__KNOWN__')
const shell = 'shell-__VERSION__'
const used = 'used'
const settings = '/config.json'
/** What the service answers: never kept, and never asked through here. */
const service = ['/json/', '/diario/', '/matricula/']

worker.addEventListener('install', (event) => {
  // a demonstration served earlier at this address may have left its worker in control: it is replaced at once
  const { active } = worker.registration
  if (active && !active.scriptURL.endsWith('/sw.js')) worker.skipWaiting()
  // where the browser can, questions to the service do not wake this worker at all
  const asked = { or: service.map((path) => ({ urlPattern: { pathname: `${path}*` } })) }
  event.addRoutes?.({ condition: asked, source: 'network' }).catch(() => undefined)
  const fresh = [...new Set(Object.values(pages)), settings].map((url) => new Request(url, { cache: 'reload' }))
  const whole = worker.caches.open(shell).then((cache) => cache.addAll([...fresh, ...files]))
  event.waitUntil(Promise.all([whole, keepWords().catch(() => undefined)]))
})

async function dropOld() {
  const names = await worker.caches.keys()
  await Promise.all(names.filter((name) => name !== shell && name !== used).map((name) => worker.caches.delete(name)))
  const cache = await worker.caches.open(used)
  const requests = await cache.keys()
  await Promise.all(requests.filter(({ url }) => !known.has(new URL(url).pathname)).map((one) => cache.delete(one)))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => worker.clients.claim()))
})

const kept = (url) => worker.caches.match(url, { ignoreVary: true })

/** What a page had before this worker ruled it, the words of its language above all: kept as if it had passed here. */
async function keepUsed(urls) {
  const missing = urls.filter((url) => URL.canParse(url) && known.has(new URL(url).pathname))
  const cache = await worker.caches.open(used)
  // of the browser's own store: a hashed file is not asked of the host again
  await Promise.all(missing.map(async (url) => (await kept(url)) ?? cache.add(url).catch(() => undefined)))
}

/** Which words a file holds, in which language: "es.diario"; nothing else has a point there (chunks.ts). */
const wordsIn = (path) => /^\/assets\/([\w-]+[.]\w+)-[\w-]{8}[.]js$/.exec(path)?.[1]

/** The words that were used of the release before: who opens this one without a network reads on in their language. */
async function keepWords() {
  const cache = await worker.caches.open(used)
  const before = new Set((await cache.keys()).map(({ url }) => wordsIn(new URL(url).pathname)))
  const now = [...known].filter((path) => wordsIn(path) && before.has(wordsIn(path)))
  await keepUsed(now.map((path) => new URL(path, worker.location.href).href))
}

worker.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') worker.skipWaiting()
  else if (Array.isArray(event.data)) event.waitUntil(keepUsed(event.data))
})

/** Hashed files never change: what is kept is right. What is fetched is kept for the next time. */
async function asset(request) {
  const found = await kept(request)
  if (found) return found
  const answer = await fetch(request)
  // without its body: one that nobody reads to the end would hold this worker, and a newer one could not take over
  if (!answer.ok) return new Response(null, { status: answer.status, statusText: answer.statusText })
  const copy = answer.clone()
  const cache = await worker.caches.open(used)
  // a full device keeps nothing more, and the answer is there all the same
  await cache.put(request, copy).catch(() => undefined)
  return answer
}

/** The settings of the deployment: those of the host while it answers. */
async function freshSettings(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const cache = await worker.caches.open(shell)
      await cache.put(settings, answer.clone()).catch(() => undefined)
    }
    return answer
  } catch (error) {
    const found = await kept(settings)
    if (found) return found
    throw error
  }
}

const page = async (pathname, request) => (await kept(pages[pathname] ?? pages['/'])) ?? fetch(request)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (service.some((path) => pathname.startsWith(path))) return
  if (request.mode === 'navigate') event.respondWith(page(pathname, request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (pathname === settings) event.respondWith(freshSettings(request))
})
