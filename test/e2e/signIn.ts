import { expect, type Page } from '@playwright/test'

/** Signs in through the page, as a person does, and waits until the home of that person is there. */
export async function signIn(page: Page, userName: string, options: { password?: string } = {}): Promise<void> {
  await page.goto('/entrar')
  await page.getByRole('textbox', { name: 'Usuário' }).fill(userName)
  await page.getByLabel('Senha', { exact: true }).fill(options.password ?? 'caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs a person in over HTTP and opens nothing: for tests whose subject begins behind the sign-in page. Production only. */
export async function enter(page: Page, userName: string): Promise<void> {
  const credentials = { provider: 'credentials', userName, password: 'caderno', rememberMe: false }
  const answer = await page.request.post('/json/reply/Auth', { data: credentials })
  expect(answer.ok()).toBe(true)
  await noteSignedIn(page)
}

/** For who signs in over HTTP: the device keeps the note that a sign-in through the page leaves, or nobody is asked for. */
export async function noteSignedIn(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    // once: who leaves takes it along
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, 'sim')
    localStorage.setItem('portal.uso', String(Date.now()))
  }, `test.${crypto.randomUUID()}`)
}
