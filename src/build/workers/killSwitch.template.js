// Takes the worker of the portal out of every browser: put in the place of sw.js, it rules no page from the next visit on.
const worker = globalThis
worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim().then(forget)))
const ours = (names) => names.filter((name) => name.startsWith('portal-'))
const forget = async () => Promise.all(ours(await worker.caches.keys()).map((name) => worker.caches.delete(name)))
