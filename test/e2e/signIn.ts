import { expect, type Page } from '@playwright/test'

/** Signs in through the page, as a person does, and waits for that person's start page. */
export async function signIn(page: Page, userName: string, options: { password?: string } = {}): Promise<void> {
  await page.goto('/entrar')
  await page.getByRole('textbox', { name: 'Usuário' }).fill(userName)
  await page.getByLabel('Senha', { exact: true }).fill(options.password ?? 'caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in over HTTP without opening a page, for tests that begin behind the sign-in page. Production only. */
export async function enter(page: Page, userName: string): Promise<void> {
  const credentials = { provider: 'credentials', userName, password: 'caderno', rememberMe: false }
  const answer = await page.request.post('/json/reply/Auth', { data: credentials })
  expect(answer.ok()).toBe(true)
  await noteSignedIn(page)
}

/** Stores the mark that a sign-in through the page leaves, without which the portal looks for no session. */
export async function noteSignedIn(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    // once only, since signing out removes the mark
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, 'sim')
    localStorage.setItem('portal.uso', String(Date.now()))
  }, `test.${crypto.randomUUID()}`)
}
