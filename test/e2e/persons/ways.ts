/** Helpers for one person after another in one browser: session by cookie or header, held-back answers, moved clock. */
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'

export const transports = ['cookie', 'header'] as const
export type Transport = (typeof transports)[number]

/** Serves settings in which the session travels by this transport. */
export async function travel(context: BrowserContext, session: Transport): Promise<void> {
  await context.route('**/config.json', async (route) => {
    // retried where the host has just closed the connection
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, json: { ...((await response.json()) as object), session } })
  })
}

/** Fills in and sends the fields that the sign-in page and the dialog have in common. */
export async function fillSignIn(page: Page, userName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Usuário' }).fill(userName)
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The three kinds of `Auth` request: who is signed in, sign-in, sign-out. */
export type Form = 'who' | 'credentials' | 'logout'
export const formOf = (route: Route): Form => {
  const { provider } = route.request().postDataJSON() as { provider?: string }
  return provider === 'credentials' || provider === 'logout' ? provider : 'who'
}

interface Reply {
  status?: number
  json: object
}
/** Holds back the next `Auth` of this form; the returned function lets it go on, or answers it with `reply`. */
export async function holdAuth(page: Page, form: Form): Promise<(reply?: Reply) => Promise<void>> {
  let release: (reply?: Reply) => void = () => undefined
  const gate = new Promise<Reply | undefined>((done) => (release = done))
  let settle: () => void = () => undefined
  const over = new Promise<void>((done) => (settle = done))
  let caught = false
  await page.route('**/json/reply/Auth', async (route) => {
    if (caught || formOf(route) !== form) {
      await route.fallback()
      return
    }
    caught = true
    const reply = await gate
    // the page may have given up the request meanwhile
    await (reply ? route.fulfill(reply) : route.continue()).catch(() => undefined)
    settle()
  })
  return (reply) => {
    release(reply)
    return caught ? over : Promise.resolve()
  }
}

/** Makes the service answer every read with 401, until the returned function is called. */
export async function forget(page: Page, ask: () => Promise<unknown>): Promise<() => Promise<void>> {
  const isRead = /\/json\/reply\/(?!Auth)/
  await page.route(isRead, (route) => route.fulfill({ status: 401, json: {} }))
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await Promise.race([ask().catch(() => undefined), dialog.waitFor()])
  await expect(dialog).toBeVisible()
  return () => page.unroute(isRead)
}

export const hours = (n: number): number => n * 3_600_000
export const minutes = (n: number): number => n * 60_000
export const home = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`Olá, ${name}`) })
export const signInPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Entrar' })
