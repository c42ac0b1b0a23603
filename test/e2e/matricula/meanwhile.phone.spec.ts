/** A new release and a sign-out in another tab, while a family is in the middle of its request. */
import { expect, signIn, test } from '../fixtures'
import { loseCode } from '../servers/newRelease'
import { stored } from '../storage'
import { at, begin, daviOnReview, heading, pressSend, readyToSend, type Sending, sendings } from './family'

test('falha/Vagas: */16 code that is gone after a new release is told; after the reload everything typed is there', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await begin(page, 'Pedir vaga')
  await page.getByLabel('Nome completo do estudante').fill('Davi Mor')
  await page.getByLabel('Dia', { exact: true }).fill('10')
  const takeNew = await loseCode(page, 'MatriculaScreen')
  await page.goto('/vagas')
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await takeNew()
  await at(page, 'estudante')
  await expect(page.getByLabel('Nome completo do estudante')).toHaveValue('Davi Mor')
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('10')
})

test('falha/Vagas: */18 a sign-out in another tab ends the draft here; Back and a reload bring nothing back', async ({
  page,
  context,
}) => {
  await daviOnReview(page)
  const other = await context.newPage()
  await signIn(other, 'ana')
  expect(await stored(page)).toContain('Davi')
  await other.getByRole('button', { name: 'Sair' }).click()
  // the sign-out asks first about the family's draft on this device
  expect(await stored(page)).toContain('Davi')
  await other.getByRole('dialog').getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(other).toHaveURL(/\/entrar/)
  await expect(page).toHaveURL(/\/vagas$/)
  const nothingLeft = async () => {
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText(/Davi|Palmeiras/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Continuar de onde parou' })).toHaveCount(0)
    expect(await stored(page)).not.toMatch(/Davi|Palmeiras/)
  }
  await nothingLeft()
  await page.goBack()
  await nothingLeft()
  await page.goto('/vagas/revisao')
  await page.reload()
  await expect(page).toHaveURL(/\/vagas$/)
  await nothingLeft()
})

for (const way of ['cadastrar', 'cancelar'] as const satisfies readonly Sending[])
  test(`falha/Vagas: ${way === 'cadastrar' ? 'enviar' : way}/16 the code of the page that sends is gone: the request is still there after the reload`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(404)
    await readyToSend(page, way)
    const takeNew = await loseCode(page, 'MatriculaScreen')
    await page.reload()
    await takeNew()
    await at(page, sendings[way].page)
    await pressSend(page, way)
    await at(page, 'recibo')
  })
