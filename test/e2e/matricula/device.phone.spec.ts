// Nothing typed is lost with full or forbidden storage, on a public computer, or when windows close. Other faults on
// each way: `matrix.spec.ts`.
import { expect, test } from '../fixtures'
import { stored } from '../storage'
import { at, checkPage, davi, daviOnReview, families, finish, reaches, standing } from './family'

const child = families.davi

test('a public computer keeps nothing, and still says that a request left', async ({ page, expectStatus, portal }) => {
  expectStatus('net')
  await davi(page, { publico: true })
  expect(await stored(page)).not.toMatch(/Davi|Joana|Palmeiras|529[.]?982/)
  // the service accepts the request, but its answer never reaches the page
  await portal.fail('PostMatriculaMunicipal', 'hang', { times: 1, done: true })
  await reaches(portal, () => page.getByRole('button', { name: 'Enviar pedido' }).click())
  expect(await standing(portal.url, child)).toBe('reservada')
  await page.reload()
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(page.getByText('Um pedido saiu daqui e a resposta não chegou')).toBeVisible()
})

test('the browser itself repeats a request whose connection broke: its refusal claims nothing about what was sent', async ({
  page,
  portal,
}) => {
  await daviOnReview(page)
  // on a kept-alive connection Chromium sends a POST again without telling the page
  await portal.fail('PostMatriculaMunicipal', 'drop', { times: 1, done: true })
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  const found = page.getByRole('alert').filter({ hasText: 'Já existe um pedido' })
  await expect(found).toContainText('Veja o pedido que a escola recebeu.')
  await expect(found).not.toContainText('foi enviado')
  await expect(page.getByText('Falta tocar em')).toHaveCount(0)
  expect(await standing(portal.url, child)).toBe('reservada')
})

for (const how of ['full', 'forbidden'] as const)
  test(`storage that is ${how} changes nothing but the words about it`, async ({ page }) => {
    test.slow()
    await page.addInitScript((forbidden) => {
      if (forbidden)
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError')
            },
          })
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
    }, how === 'forbidden')
    await davi(page)
    await expect(page.getByText('Este aparelho não deixou salvar.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await at(page, 'recibo')
    // the answered pages before the receipt do not open again
    await page.goBack()
    await at(page, 'recibo')
    await finish(page)
    await expect(page.getByText('os dados foram apagados')).toBeVisible()
  })

test('windows: not yet open and closed are told with day and hour; closed meanwhile keeps what was typed', async ({
  page,
  portal,
}) => {
  await daviOnReview(page)
  await portal.now('2099-01-01T10:00:00-03:00')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'periodo')
  await checkPage(page)
  await expect(page.getByText(/Ele terminou em .* às 23h59/)).toBeVisible()
  await page.goto('/vagas')
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await at(page, 'periodo')
  await expect(page.getByText(/Encerrado em .* às 23h59/)).toBeVisible()
  await expect(page.getByText('O que você digitou continua aqui.')).toBeVisible()
})
