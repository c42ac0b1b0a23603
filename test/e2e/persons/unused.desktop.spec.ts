// The portal was unused for long: on the enrollment page, behind "Sua sessão terminou", in a tab that was closed.
import { expect, signIn, test } from '../fixtures'
import { begin } from '../matricula/family'
import { stored } from '../storage'
import { forget, home, hours, minutes, signInPage, transports, travel } from './ways'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

for (const transport of transports) {
  test(`the guardians' page of who is signed in has the way out, and ends like any other (${transport})`, async ({
    page,
    context,
  }) => {
    await travel(context, transport)
    await page.clock.install()
    await signIn(page, 'marta')
    await page.getByRole('navigation').getByRole('link', { name: 'Vagas', exact: true }).first().click()
    await expect(page).toHaveURL(/\/vagas$/)
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
    await page.clock.fastForward(hours(3))
    await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0)
    await page.goto('/inicio')
    await expect(signInPage(page)).toBeVisible()
    await expect(page.getByText(/Ana|Pedro|Marta/)).toHaveCount(0)
  })

  test(`behind "Sua sessão terminou" grades stay for as long as a session, and no longer (${transport})`, async ({
    page,
    context,
  }) => {
    await travel(context, transport)
    await page.clock.install()
    await signIn(page, 'ana')
    await page.goto('/turmas/1011/notas')
    await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
    await forget(page, () => page.getByRole('button', { name: 'Atualizar' }).first().click())
    await page.clock.fastForward(minutes(19))
    await expect(page.getByText('Matemática').first()).toBeAttached()
    // nor can whoever comes now print what they cannot see
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.clock.fastForward(minutes(2))
    await expect(signInPage(page)).toBeVisible()
    await expect(page.getByText(/Ana|Matemática/)).toHaveCount(0)
    expect(await stored(page)).not.toMatch(/Ana|Matem/)
  })

  test(`a tab that is opened again hours later lets nobody in, and the service hears of it (${transport})`, async ({
    page,
    context,
    portal,
  }) => {
    await travel(context, transport)
    await page.clock.install()
    await signIn(page, 'ana')
    await page.goto('about:blank')
    // a reload after a short time is not a leave
    await page.clock.setSystemTime(Date.now() + minutes(5))
    await page.goto('/inicio')
    await expect(home(page, 'Ana')).toBeVisible()
    // waits for the late reads of the home, which belong to this visit
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + hours(3))
    const before = (await portal.log()).length
    await page.goto('/inicio')
    await expect(signInPage(page)).toBeVisible()
    await expect(page.getByText(/Ana|Matemática/)).toHaveCount(0)
    expect((await portal.log()).slice(before).map(({ operation }) => operation)).toEqual(['Auth'])
    // the service has heard of the end, so a reload is like a first visit
    await page.reload()
    await expect(signInPage(page)).toBeVisible()
  })
}

test('what a family typed on a public computer is not there when the tab is opened again', async ({ page }) => {
  await begin(page, 'Pedir vaga', { publico: true })
  await page.getByLabel('Nome completo do estudante').fill('Davi Sentinela')
  await page.goto('about:blank')
  await page.clock.install({ time: Date.now() + hours(4) })
  await page.goto('/vagas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Sentinela')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Continuar de onde/ })).toHaveCount(0)
  expect(await stored(page)).not.toContain('Sentinela')
})

test('the sign-in page that was drawn at build time is taken over, and says that the session ended', async ({
  page,
}) => {
  await page.goto('/entrar')
  await page.evaluate((at) => localStorage.setItem('portal.uso', String(at)), Date.now() - hours(1))
  await page.reload()
  // an exception fails the test: the page must be the drawn one until React has taken it over
  await expect(page.getByText(/Sua sessão terminou porque o portal ficou parado/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
})
