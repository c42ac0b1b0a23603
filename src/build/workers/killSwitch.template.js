// Removes the portal's service worker from every browser: served in place of sw.js, it controls no page from the
// next visit on.
const worker = globalThis
worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim().then(forget)))
const ours = (names) => names.filter((name) => name.startsWith('portal-'))
const forget = async () => Promise.all(ours(await worker.caches.keys()).map((name) => worker.caches.delete(name)))
