/** Searches all that a browser still holds: the page, the history, every storage, the query cache. */
import { expect, type Page, type Route } from '@playwright/test'
import { families } from '../matricula/family'

/** A word in all data of the first person: `mark` puts it into what is read, the tests into what is typed. */
export const word = 'Sentinela'
/** The words to search for: the marker, and the name of the child in a guardian's enrollment request. */
const words = [word, families.davi.nome]

const texts = /"(nome|displayName|descricao|texto|titulo|assunto|remetente|periodo|disciplina)":"([^"]+)"/g
/** Adds the marker to every text in the service's replies, until the returned function is called. */
export async function mark(page: Page): Promise<() => Promise<void>> {
  const replies = '**/json/reply/*'
  const marked = async (route: Route) => {
    const response = await route.fetch().catch(() => null)
    if (!response) return
    const body = (await response.text()).replace(texts, `"$1":"$2 ${word}"`)
    await route.fulfill({ response, body }).catch(() => undefined)
  }
  await page.route(replies, marked)
  return () => page.unroute(replies, marked)
}

/** Runs in the page: everything that the browser holds as text, by place. */
async function everything(): Promise<Record<string, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const answers = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
      return answers.join()
    }),
  )
  const opened = (request: IDBOpenDBRequest | IDBRequest<unknown[]>) =>
    new Promise<unknown>((done) => {
      request.onsuccess = () => done(request.result)
      request.onerror = () => done(null)
    })
  const databases = await Promise.all(
    (await indexedDB.databases()).map(async ({ name = '' }) => {
      const db = (await opened(indexedDB.open(name))) as IDBDatabase
      const stores = [...db.objectStoreNames]
      const rows = await Promise.all(stores.map((store) => opened(db.transaction(store).objectStore(store).getAll())))
      db.close()
      return JSON.stringify(rows)
    }),
  )
  /** The query clients anywhere in the React tree. */
  const clients = new Set<{ getQueryCache: () => { getAll: () => { state: unknown }[] } }>()
  const root = document.getElementById('root')
  const start = Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer'))?.[1] as unknown
  const seen = new Set<unknown>()
  const walk = (fiber: unknown): void => {
    if (!fiber || seen.has(fiber)) return
    seen.add(fiber)
    const { memoizedProps, child, sibling, alternate } = fiber as Record<string, unknown>
    const client = (memoizedProps as { client?: unknown } | null)?.client
    if (client && typeof client === 'object' && 'getQueryCache' in client) clients.add(client as never)
    for (const next of [child, sibling, alternate]) walk(next)
  }
  walk(start)
  const answers = [...clients].map((client) =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  )
  return {
    page: document.documentElement.outerHTML + fields.map(({ value }) => value).join(),
    title: document.title,
    history: JSON.stringify([history.state, location.href]),
    device: JSON.stringify(Object.entries(localStorage)),
    tab: JSON.stringify(Object.entries(sessionStorage)),
    caches: cached.join(),
    databases: databases.join(),
    answers: answers.join(),
  }
}

/** The names of the places that contain the marker now. */
export const placesOf = async (page: Page): Promise<string[]> =>
  Object.entries(await page.evaluate(everything)).flatMap(([place, text]) =>
    words.some((one) => text.includes(one)) ? [place] : [],
  )

/** Opens an address without a page load, so that everything in memory stays. */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
