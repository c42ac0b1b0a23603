// Error codes and field names that every JavaScript object inherits ("constructor") are treated as unknown words.
import type { Page } from '@playwright/test'
import { enter, expect, test } from '../fixtures'
import { daviOnReview } from '../matricula/family'

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

/** Makes the service refuse this operation, with `name` as the error code and as the field. */
async function refuse(page: Page, operation: string, name: string, message: string): Promise<void> {
  const errors = [{ errorCode: name, fieldName: `Matricula.${name}`, message: 'O campo não serve.' }]
  await page.unroute(`**/json/reply/${operation}`)
  await page.route(`**/json/reply/${operation}`, (route) =>
    route.fulfill({ status: 400, json: { responseStatus: { errorCode: name, message, errors } } }),
  )
}

test.describe('11', () => {
  test('signing in: every code is said in words, and the form stays', async ({ page, expectStatus }) => {
    expectStatus(400, 401)
    await page.goto('/entrar')
    const user = page.getByRole('textbox', { name: 'Usuário' })
    await user.fill('ana')
    for (const name of names) {
      await page.getByLabel('Senha', { exact: true }).fill('caderno')
      await refuse(page, 'Auth', name, '')
      await page.getByRole('button', { name: 'Entrar' }).click()
      const summary = page.getByRole('main').getByText('A escola não aceitou o pedido. Confira os dados.')
      await expect(summary).toBeVisible()
      await refuse(page, 'Auth', name, `Resposta a ${name}.`)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('main').getByText(`Resposta a ${name}.`)).toBeVisible()
      await expect(user).toHaveValue('ana')
    }
  })

  test('sending an enrollment: code and field are told on the review', async ({ page, expectStatus }) => {
    expectStatus(400)
    await daviOnReview(page)
    for (const name of names) {
      await refuse(page, 'PostMatriculaMunicipal', name, `Resposta a ${name}.`)
      await page.getByRole('button', { name: 'Enviar pedido' }).click()
      await expect(page.getByRole('alert').getByText(`Resposta a ${name}.`)).toBeVisible()
      await expect(page.getByText('O campo não serve.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'O campo não serve.' })).toHaveCount(0)
    }
  })

  test('an equivalence in a state of that name shows it as it came', async ({ page }) => {
    await page.route('**/json/reply/EquivalenciasCurriculares', async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { itens: object[] }
      const itens = reply.itens.map((item, i) => ({ ...item, situacao: names[i % names.length] }))
      await route.fulfill({ response, json: { ...reply, itens } })
    })
    await enter(page, 'sonia')
    await page.goto('/equivalencias')
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  })
})
