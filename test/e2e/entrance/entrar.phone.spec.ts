/** What sign-in answers and sends, whatever the size of the window. */
import { expect, test } from '../fixtures'
import { fields } from './fields'

test.describe('sign-in', () => {
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
