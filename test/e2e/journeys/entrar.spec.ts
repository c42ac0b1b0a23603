/** Sign-in and its refusals, over real HTTP (decisions §3). */
import type { Page } from '@playwright/test'
import { axe, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'

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
    // the gap between box and form is that between the fields
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
    await expect(page.getByText('Sem internet. Você pode continuar quando ela voltar.')).toBeVisible()
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Sem internet: nada foi enviado.' })).toBeFocused()
    await context.setOffline(false)
    for (const kind of ['html', 'empty', 'truncated', 'nulls'] as const) {
      await portal.fail('Auth', kind, { times: 1 })
      await submit.click()
      // an accepted sign-in without data of the person counts: the service knows them by its cookie
      if (kind === 'nulls') await expect(page).not.toHaveURL(/entrar/)
      else {
        await expect(submit).not.toHaveAttribute('aria-disabled')
        await expect(page.getByText('A internet deste local abriu outra página', { exact: false })).toBeVisible()
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
