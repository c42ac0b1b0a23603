/** A student's main job, to sign in and read grades and absences, on the production build and on the demonstration. */
import { axe, expect, keyboardWalk, noSidewaysScroll, signIn, test } from '../fixtures'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('a student signs in and reads grades and absences', async ({ page }) => {
  await signIn(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Matemática', exact: true }) })
  await expect(first).toContainText('26 de 30 faltas · restam 4')
  await expect(first).toContainText('Perto do limite')

  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page).toHaveTitle('Boletim da turma – Portal')
  await expect(page.getByRole('heading', { level: 1, name: 'Matemática' })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText('26 de 30 faltas · restam 4')
  for (const [name, value, state] of [
    ['Prova do 1º bimestre', '8,0', 'Fechada'],
    ['Prova parcial', '7,0', 'Publicada'],
    ['Projeto', '—', 'Ainda não publicada'],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row).toContainText(value)
    await expect(row).toContainText(state)
  }
  // the service sends a value for the unpublished grade: it must not be on the page
  await expect(main).not.toContainText('9,5')
})

test('an address that is typed begins at the top, wherever the page before it was left', async ({ page }) => {
  await signIn(page, 'ana')
  const top = () => page.evaluate(() => Math.round(scrollY))
  await expect(page.getByRole('heading', { name: 'Recado mais recente' })).toBeVisible()
  await page.evaluate(() => {
    scrollTo(0, 300)
  })
  // on a high screen a short page scrolls less far
  await expect.poll(top).toBeGreaterThan(0)
  await page.goto('/turmas')
  await expect(page.getByRole('link', { name: 'Matemática', exact: true })).toBeVisible()
  expect(await top()).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home and report card have no findings (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, 'ana')
    await expect(page.getByText('restam 4 faltas', { exact: false }).first()).toBeVisible()
    await axe(page, { enhanced: true })
    await page.getByRole('link', { name: 'Matemática', exact: true }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await axe(page, { enhanced: true })
  })
}

test('home and report card are walked by keyboard and fit 320 px', async ({ page }) => {
  await signIn(page, 'ana')
  await expect(page.getByText('restam 4 faltas', { exact: false }).first()).toBeVisible()
  await keyboardWalk(page)
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await keyboardWalk(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await noSidewaysScroll(page)
  await page.goto('/inicio')
  await expect(page.getByText('restam 4 faltas', { exact: false }).first()).toBeVisible()
  await noSidewaysScroll(page)
})
