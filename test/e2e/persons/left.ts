/** Everything that a browser still holds: what is on the page, in the history, in every storage, in the cache of answers. */
import { expect, type Page, type Route } from '@playwright/test'
import { families } from '../matricula/family'

/** The word that everything of the first person carries: what is read, by `mark`, and what is typed. */
export const word = 'Sentinela'
/** The child of the request that a guardian fills in carries a name of its own. */
const words = [word, families.davi.nome]

const texts = /"(nome|displayName|descricao|texto|titulo|assunto|remetente|periodo|disciplina)":"([^"]+)"/g
/** From now on every word that the service says carries the mark; what it returns ends that. */
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

/** Runs in the page: all of it as one text, each place under its name. */
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
  /** The caches of answers that React holds, wherever in its tree. */
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

/** The places in which the mark stands now. */
export const placesOf = async (page: Page): Promise<string[]> =>
  Object.entries(await page.evaluate(everything)).flatMap(([place, text]) =>
    words.some((one) => text.includes(one)) ? [place] : [],
  )

/** Opens an address without loading the page anew: what is in memory stays there. */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
