/** Sign-in and its refusals, over real HTTP (decisions §3). */
import { axe, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'
import { fields } from './fields'

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
})
