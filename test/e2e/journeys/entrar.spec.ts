/** Sign-in and its refusals, over real HTTP (caderno §4.1, decisions §3). */
import type { Page } from '@playwright/test'
import { axe, expect, keyboardWalk, noSidewaysScroll, signIn, test } from '../fixtures'
import { stored } from '../storage'

const fields = (page: Page) => ({
  user: page.getByRole('textbox', { name: 'Usuário' }),
  password: page.getByLabel('Senha', { exact: true }),
  submit: page.getByRole('button', { name: 'Entrar' }),
})

test.describe('sign-in', () => {
  test('has two doors, no findings, a whole keyboard walk and no sideways scroll', async ({ page, expectStatus }) => {
    expectStatus(401)
    await page.goto('/entrar')
    await expect(page).toHaveTitle('Entrar – Portal')
    await expect(page.getByRole('link', { name: 'Ir para as vagas' })).toBeVisible()
    await axe(page, { enhanced: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page, { enhanced: true })
    const stops = await keyboardWalk(page)
    expect(stops[0]).toBe('Ir para o conteúdo')
    await page.setViewportSize({ width: 320, height: 640 })
    await noSidewaysScroll(page)
  })

  test('refuses an empty form beside its fields and takes the focus to the summary', async ({ page, expectStatus }) => {
    expectStatus(401)
    await page.goto('/entrar')
    await fields(page).submit.click()
    const summary = page.getByRole('alert').filter({ hasText: 'Há 2 problemas para corrigir' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle('Erro: Entrar – Portal')
    await summary.getByRole('link', { name: 'Digite a senha' }).click()
    await expect(fields(page).password).toBeFocused()
    await axe(page)
  })

  test('says one thing for a wrong user and a wrong password, keeps the user, clears the password', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(401)
    await page.goto('/entrar')
    const { user, password, submit } = fields(page)
    for (const [name, word] of [
      ['ana', 'errada'],
      ['ninguem', 'caderno'],
    ] as const) {
      await user.fill(name)
      await password.fill(word)
      await submit.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Usuário ou senha não conferem.' })).toBeFocused()
      await expect(user).toHaveValue(name)
      await expect(password).toHaveValue('')
    }
  })

  test('tells the waiting time after five wrong passwords and the reason of a blocked account', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(401, 429, 403)
    await page.goto('/entrar')
    const { user, password, submit } = fields(page)
    for (let i = 0; i < 6; i++) {
      await user.fill('bruno')
      await password.fill(`errada${i}`)
      await submit.click()
      await expect(submit).not.toHaveAttribute('aria-disabled')
    }
    await expect(page.getByText(/Espere \d+ segundos para tentar de novo/).first()).toBeVisible()
    await expect(password).toHaveValue('errada5')
    // the box is as far from the form as the fields are from each other
    const [box, label] = await Promise.all([
      page.getByText('Muitas tentativas seguidas').locator('../..').boundingBox(),
      page.getByText('Usuário', { exact: true }).boundingBox(),
    ])
    expect((label?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(23)
    await user.fill('bloqueado')
    await password.fill('caderno')
    await submit.click()
    await expect(page.getByText('Este acesso está bloqueado. Procure a secretaria da escola.')).toBeVisible()
  })

  test('waits out a busy service in sight and goes on by itself, with what was typed', async ({
    page,
    portal,
    expectStatus,
  }) => {
    expectStatus(401, 503)
    await page.goto('/entrar')
    const { user, password, submit } = fields(page)
    await user.fill('ana')
    await password.fill('caderno')
    await portal.fail('Auth', 503, { times: 1, retryAfter: 1 })
    await submit.click()
    await expect(page.getByText('A escola está atendendo muita gente.').first()).toBeVisible()
    await expect(user).toHaveValue('ana')
    await expect(page).toHaveURL(/\/inicio/, { timeout: 15_000 })
  })

  test('keeps the form without a network and when the answer is no answer', async ({
    page,
    portal,
    context,
    expectStatus,
  }) => {
    expectStatus(401, 'net')
    await page.goto('/entrar')
    const { user, password, submit } = fields(page)
    await user.fill('ana')
    await password.fill('caderno')
    await context.setOffline(true)
    await expect(page.getByText('Sem internet. Mostrando o que já estava na tela.')).toBeVisible()
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sem internet: nada foi enviado.' })).toBeFocused()
    await context.setOffline(false)
    for (const kind of ['html', 'empty', 'truncated', 'nulls'] as const) {
      await portal.fail('Auth', kind, { times: 1 })
      await submit.click()
      // a yes without a word about the person is a yes: the service knows them by its cookie
      if (kind === 'nulls') await expect(page).not.toHaveURL(/entrar/)
      else {
        await expect(submit).not.toHaveAttribute('aria-disabled')
        await expect(page.getByText('A internet deste local pediu outra página', { exact: false })).toBeVisible()
        await expect(password).toHaveValue('caderno')
      }
    }
  })

  test('always tells the service whether to remember, and hides the choice on a public device', async ({
    page,
    expectStatus,
  }) => {
    expectStatus(401)
    await page.goto('/entrar')
    await fields(page).user.fill('ana')
    await fields(page).password.fill('caderno')
    const sent = page.waitForRequest((request) => request.url().endsWith('/json/reply/Auth'))
    await fields(page).submit.click()
    expect((await sent).postDataJSON()).toMatchObject({
      provider: 'credentials',
      userName: 'ana',
      rememberMe: false,
      continue: '',
    })
    await expect(page).toHaveURL(/\/inicio/)
    await page.evaluate(() => {
      localStorage.setItem('portal.aparelhoPublico', 'sim')
    })
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByText('Você saiu.', { exact: false })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})

test.describe('session', () => {
  test('comes back to the page asked for, and never to an address of somebody else', async ({ page, expectStatus }) => {
    expectStatus(401)
    await page.goto('/turmas/1011/notas')
    await expect(page).toHaveURL(/\/entrar\?voltar=/)
    await fields(page).user.fill('ana')
    await fields(page).password.fill('caderno')
    await fields(page).submit.click()
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

  test('ends in every tab at once, leaves nothing behind, and Back shows nothing', async ({
    page,
    context,
    expectStatus,
  }) => {
    expectStatus(401)
    await signIn(page, 'ana')
    await page.getByRole('link', { name: 'Matemática', exact: true }).click()
    await expect(page).toHaveURL(/\/turmas\/1011\/notas$/)
    const other = await context.newPage()
    await other.goto('/turmas/1011/notas')
    await expect(other.getByRole('heading', { level: 1, name: 'Matemática' })).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/entrar/)
    await expect(other).toHaveURL(/\/entrar/)
    await expect(other.getByText('Ana Prado')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/entrar/)
    await expect(page.getByText(/Matemática|Ana Prado/)).toHaveCount(0)
  })

  test('is signed out here even when the service does not answer', async ({ page, portal, expectStatus }) => {
    expectStatus(401, 503, 'net')
    await signIn(page, 'ana')
    await portal.fail('Auth', 'drop', { times: 1 })
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await expect(page.getByText('Ana Prado')).toHaveCount(0)
  })

  test('that the service forgot is taken up again over the screen; another person sees nothing of the first', async ({
    page,
    context,
    expectStatus,
  }) => {
    expectStatus(401)
    await signIn(page, 'ana')
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    /** The next thing asked tells: what the page still asks by itself, or the press. */
    const forget = async () => {
      await context.clearCookies()
      const press = page.getByRole('button', { name: 'Atualizar' }).click()
      await Promise.race([press.catch(() => undefined), dialog.waitFor()])
      await expect(dialog).toBeVisible()
    }
    await forget()
    await expect(page.getByText('Matemática').first()).toBeAttached()
    await axe(page)
    await dialog.getByLabel('Senha', { exact: true }).fill('caderno')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/inicio$/)

    await page.getByRole('link', { name: 'Matemática', exact: true }).click()
    await expect(page).toHaveURL(/\/turmas\/1011\/notas$/)
    await forget()
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('pedro')
    await dialog.getByLabel('Senha', { exact: true }).fill('caderno')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Olá, Pedro/ })).toBeVisible()
    await expect(page.getByText(/Ana|Matemática/)).toHaveCount(0)
  })
})
