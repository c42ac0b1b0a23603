// A session survives a reload, and a dialog renews an ended one over the screen. The next person: `persons/`.
import { axe, expect, signIn, test } from '../fixtures'
import { fillSignIn } from '../persons/ways'
import { stored } from '../storage'

test('comes back to the page asked for, and never to an address of somebody else', async ({ page, expectStatus }) => {
  expectStatus(401)
  await page.goto('/turmas/1011/notas')
  await expect(page).toHaveURL(/\/entrar\?voltar=/)
  await fillSignIn(page, 'ana')
  await expect(page).toHaveURL(/\/turmas\/1011\/notas$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Matemática' })).toBeVisible()
  for (const bad of ['//mau.example/x', 'https://mau.example', '/\\mau.example', '%2F%2Fmau.example', '/entrar']) {
    await page.goto(`/entrar?voltar=${encodeURIComponent(bad)}`)
    await expect(page).toHaveURL(/\/inicio$/)
  }
})

test('is still alive after a reload, and no session id can be found by a script', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(401)
  await signIn(page, 'ana')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  const ids = (await context.cookies()).filter(({ name }) => name.startsWith('ss-')).map(({ value }) => value)
  const held = (await stored(page)) + (await page.evaluate(() => location.href + document.body.innerHTML))
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(held).not.toContain(id)
})

test('that the service forgot is taken up again over the screen', async ({ page, context, expectStatus }) => {
  expectStatus(401)
  await signIn(page, 'ana')
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await context.clearCookies()
  // the next request tells of the end, be it the page's own or that of the press
  const press = page.getByRole('button', { name: 'Atualizar' }).click()
  await Promise.race([press.catch(() => undefined), dialog.waitFor()])
  await expect(dialog).toBeVisible()
  await expect(page.getByText('Matemática').first()).toBeAttached()
  await axe(page)
  // browsers close a dialog at the second Esc in a row, whatever its page says
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await dialog.getByLabel('Senha', { exact: true }).fill('caderno')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/inicio$/)
})
