// Which page the worker of the shell shows: the kept one at once, or the host's. The worker runs here with stores of its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://portal.example'
const template = readFileSync(join(import.meta.dirname, '../../src/build/workers/sw.template.js'), 'utf8')
  .replace("'__PAGES__'", JSON.stringify({ '/': '/', '/entrar': '/entrar' }))
  .replace("'__FILES__'", JSON.stringify(['/assets/portal-a.js']))
  .replace("'__KNOWN__'", JSON.stringify(['/assets/portal-a.js']))
  .replace("'__ADDRESSES__'", JSON.stringify('^(?:/inicio|/entrar)?/?$'))
  .replace('__VERSION__', 'a')

const asHtml = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } })
const itsPage = () => asHtml('<script src="/assets/portal-a.js"></script>')

/** A made-up redirected answer stays one in a store, as a real one does. */
const ledElsewhere = (answer: Response) => Object.defineProperty(answer, 'redirected', { value: true })
const copyOf = (answer?: Response) => (answer?.redirected ? ledElsewhere(answer.clone()) : answer?.clone())

interface FetchEvent {
  request: { url: string; method: string; mode: string; cache: string }
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}
type Listener = (event: Partial<FetchEvent>) => void

/** The worker, installed on a device where somebody is remembered, and a host that answers pages as `host.page` says, at first with `page`. */
async function installed(page: () => Response | Promise<Response> = itsPage) {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: (request: string) => Promise.resolve(copyOf(store.get(keyOf(request)))),
      put: (request: string, answer: Response) => Promise.resolve(void store.set(keyOf(request), answer)),
      delete: (request: string) => Promise.resolve(store.delete(keyOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
    }
  }
  const host = { page }
  const listeners = new Map<string, Listener>()
  vm.runInNewContext(template, {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {},
    clients: { claim: () => Promise.resolve() },
    caches: {
      open: (name: string) => Promise.resolve(open(name)),
      keys: () => Promise.resolve([...stores.keys()]),
      match: (request: string, { cacheName }: { cacheName: string }) => open(cacheName).match(request),
    },
    indexedDB: { databases: () => Promise.resolve([{ name: 'portal.leituras' }]) },
    location: { origin },
    fetch: (request: string | { url: string }) =>
      Promise.resolve(
        keyOf(request).endsWith('.js')
          ? new Response('', { headers: { 'Content-Type': 'text/javascript' } })
          : host.page(),
      ),
    ...{ URL, Response, setTimeout },
  })
  const told = async (name: string, event: Partial<FetchEvent>) => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work) => works.push(work) })
    await Promise.all(works)
  }
  /** What is shown, and whether it was there before the host had answered. */
  const visit = async (path = '/inicio') => {
    const { page: answers } = host
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => (release = done))
    host.page = () => held.then(answers)
    const works: Promise<unknown>[] = []
    const shown: Promise<Response>[] = []
    listeners.get('fetch')?.({
      request: { url: origin + path, method: 'GET', mode: 'navigate', cache: 'default' },
      respondWith: (answer) => {
        shown.push(answer)
      },
      waitUntil: (work) => works.push(work),
    })
    const first = await Promise.race([...shown, new Promise<null>((done) => setTimeout(done, 100, null))])
    release()
    const [answer] = await Promise.all(shown)
    await Promise.all(works)
    host.page = answers
    if (!answer) throw new Error('The worker does not answer for this page.')
    return { text: await answer.text(), atOnce: first !== null, answer }
  }
  await told('install', {})
  await told('activate', {})
  return { host, stores, visit }
}

test('who is remembered sees the kept page at once', async () => {
  const { visit } = await installed()
  expect(await visit()).toMatchObject({ atOnce: true, text: await itsPage().text() })
})

test('a page of the network in its place is shown at the next visit; once the host is back, its own at once again', async () => {
  const { host, visit } = await installed()
  host.page = () => asHtml('<h1>Hotel</h1>')
  expect((await visit()).atOnce, 'nobody knew of it').toBe(true)
  expect(await visit(), 'now it is waited for').toMatchObject({ atOnce: false, text: '<h1>Hotel</h1>' })
  host.page = itsPage
  expect((await visit()).atOnce, 'known with this visit').toBe(false)
  expect((await visit()).atOnce).toBe(true)
})

test('where the host led elsewhere for a page, what is kept is an answer that a browser takes in its place', async () => {
  const { host, visit } = await installed(() => ledElsewhere(itsPage()))
  host.page = () => Promise.reject(new TypeError('no network'))
  const { answer, text } = await visit('/entrar')
  expect([text, answer.redirected]).toEqual([await itsPage().text(), false])
})
