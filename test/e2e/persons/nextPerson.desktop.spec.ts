// The next person in the same browser: the former person's typed text is gone at once, but their choices stay in force.
import { ana, gridCell, gradebookAddress, openTyped, p2 } from '../diario/gradebook'
import { enter, expect, signIn, test } from '../fixtures'
import { begin } from '../matricula/family'
import { stored } from '../storage'
import { fillSignIn, forget, home, minutes, signInPage, transports, travel } from './ways'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

for (const transport of transports)
  test(`who signs in over a form sees nothing of it, however slow the network (${transport})`, async ({
    page,
    context,
  }) => {
    await travel(context, transport)
    await signIn(page, 'sonia')
    await page.goto('/atividades')
    await page
      .getByRole('link', { name: /pessoa/i })
      .first()
      .click()
    await page.getByLabel('Nome (obrigatório)').fill('Nina Sentinela')
    // the form stays on the screen, behind the question for the password
    await page.getByLabel('E-mail').fill('nina@sentinela.example')
    await page.route('**/json/oneway/*', (route) => route.fulfill({ status: 401, json: {} }))
    await page.getByRole('button', { name: 'Enviar registro' }).click()
    await expect(page.getByRole('dialog', { name: 'Sua sessão terminou' })).toBeVisible()
    let release: () => void = () => undefined
    const gate = new Promise<void>((done) => (release = done))
    await context.route(/\/assets\/|\/json\/reply\/(?!Auth)/, async (route) => {
      await gate
      await route.continue()
    })
    const answered = page.waitForResponse((response) => response.url().endsWith('/Auth'))
    await fillSignIn(page, 'ana')
    await answered
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // nothing of Ana's has come yet, and nothing of Sônia's is left
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/sentinela|Sônia/i)
    expect(await page.locator('form').count()).toBe(0)
    expect(await stored(page)).not.toContain('Sentinela')
    release()
    await expect(home(page, 'Ana')).toBeVisible()
  })

test('unsent grades of lines that have not come are not kept for the next teacher', async ({ page, expectStatus }) => {
  // 403 and 404, because the class belongs to another teacher
  expectStatus(403, 404)
  await openTyped(page, '3,21')
  await gridCell(page, ana, p2).press('Enter')
  await expect.poll(() => stored(page)).toContain('3,21')
  // the session ends before the page of the list with Ana's line is read
  await page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    if ((route.request().postDataJSON() as { tokenPagina: string | null }).tokenPagina) {
      await route.fulfill({ status: 401, json: {} })
      return
    }
    const response = await route.fetch()
    const { itens = [], ...reply } = (await response.json()) as { itens?: { nome: string }[] }
    const others = itens.filter(({ nome }) => nome !== ana)
    // the page that asked may be gone
    await route.fulfill({ response, json: { ...reply, itens: others, tokenPagina: 'mais' } }).catch(() => undefined)
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Sua sessão terminou' })).toBeVisible()
  expect(await stored(page)).toContain('3,21')
  await fillSignIn(page, 'rui')
  await expect(page.getByRole('heading', { name: 'Como você quer usar o portal agora?' })).toBeVisible()
  await page.unroute('**/json/reply/AproveitamentosAlunos')
  expect(await stored(page)).not.toContain('3,21')
  await page.goto(gradebookAddress)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await stored(page)).not.toContain('3,21')
})

test('they wait for their own teacher where the service ended the session and the page was loaded anew', async ({
  page,
  context,
}) => {
  await openTyped(page, '3,21')
  await gridCell(page, ana, p2).press('Enter')
  await expect.poll(() => stored(page)).toContain('3,21')
  await context.clearCookies()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(signInPage(page)).toBeVisible()
  await fillSignIn(page, 'carla')
  await expect(gridCell(page, ana, p2)).toHaveValue('3,21')
})

test('"Sim, é de uso público" takes a private draft out of every tab', async ({ page, context }) => {
  await begin(page, 'Pedir vaga')
  await page.getByLabel('Nome completo do estudante').fill('Davi Sentinela')
  await expect.poll(() => stored(page)).toContain('Sentinela')
  const other = await context.newPage()
  await begin(other, 'Consultar pedido', { publico: true })
  await expect.poll(() => stored(page)).not.toContain('Sentinela')
  await page.goto('/vagas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Sentinela')).toHaveCount(0)
  // closing the tab that answered the question brings nothing back
  await other.close()
  expect(await stored(page)).not.toContain('Sentinela')
})

for (const transport of transports)
  test(`an old, expired tab undoes nothing of who has just signed in (${transport})`, async ({ page, context }) => {
    await travel(context, transport)
    await page.clock.install()
    await signIn(page, 'ana')
    await forget(page, () => page.getByRole('button', { name: 'Atualizar' }).first().click())
    await context.clearCookies()
    const other = await context.newPage()
    await other.goto('/entrar')
    await other.getByText('Manter conectado neste aparelho').click()
    await fillSignIn(other, 'pedro')
    await expect(home(other, 'Pedro')).toBeVisible()
    await expect(signInPage(page)).toBeVisible()
    await page.clock.fastForward(minutes(25))
    await expect(signInPage(page)).toBeVisible()
    expect(await other.evaluate(() => localStorage.getItem('portal.manterConectado'))).toBe('sim')
    await other.reload()
    await expect(home(other, 'Pedro')).toBeVisible()
  })

test('a sign-out that is answered 401 locks nobody out', async ({ page, context }) => {
  await enter(page, 'ana')
  await page.goto('/inicio')
  await expect(home(page, 'Ana')).toBeVisible()
  await page.route('**/json/reply/Auth', (route) =>
    route.request().postData()?.includes('logout') ? route.fulfill({ status: 401, json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(signInPage(page)).toBeVisible()
  await context.clearCookies()
  await page.goto('/inicio')
  await expect(signInPage(page)).toBeVisible()
  await fillSignIn(page, 'pedro')
  await expect(home(page, 'Pedro')).toBeVisible()
  await page.reload()
  await expect(home(page, 'Pedro')).toBeVisible()
})

test('cookies that the browser refuses are explained, every time', async ({ page, portal }) => {
  // answered from outside the browser, so that no cookie of the answer reaches the page
  await page.route('**/json/reply/Auth', async (route) => {
    const answer = await fetch(`${portal.url}/json/reply/Auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' },
      body: route.request().postData() ?? '{}',
    })
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
  await page.goto('/entrar')
  await fillSignIn(page, 'ana')
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await expect(dialog.getByText(/Este navegador não guardou a sua entrada/)).toBeVisible()
  await dialog.getByLabel('Senha', { exact: true }).fill('caderno')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByText(/Este navegador não guardou a sua entrada/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sair e voltar à entrada' }).click()
  await expect(signInPage(page)).toBeVisible()
})
