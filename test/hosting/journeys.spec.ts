// A whole journey of each role through a real host: the production build, the service behind it, TLS, the real policy.
import type { BrowserContext } from '@playwright/test'
import { ana, barra, celula, endereco, linha, p2 } from '../e2e/diario/livro'
import { davi } from '../e2e/matricula/family'
import { mockControls } from '../e2e/mock'
import { freePort, startMock } from '../e2e/servers'
import { signIn } from '../e2e/signIn'
import { watch } from '../e2e/watch'
import { expect, test } from './fixtures'
import { startHost } from './hosts'

const watched = new Map<BrowserContext, Awaited<ReturnType<typeof watch>>>()
test.use({ viewport: { width: 1280, height: 800 }, baseURL: async ({ portal }, give) => give(portal.url) })
test.beforeEach(async ({ context, portal }) => {
  await mockControls(portal.mock).reset()
  watched.set(context, await watch(context))
})
test.afterEach(({ context }) => {
  watched.get(context)?.check()
  watched.delete(context)
})

test('a student: grades, absences, a message, and out', async ({ page }) => {
  await signIn(page, 'ana')
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Prova parcial' }) })
  await expect(row).toContainText('7,0')
  await page.reload()
  await expect(row).toContainText('Publicada')
  await page.getByRole('link', { name: 'Recados' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recados' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  await page.goto('/boletim')
  await expect(page).toHaveURL(/\/entrar\?voltar=/)
})

test('a guardian: one child and the other', async ({ page }) => {
  await signIn(page, 'marta')
  await page.goto('/alunos/1/turmas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Matemática' }).first()).toBeVisible()
  await page.goto('/alunos/2/inicio')
  await expect(page.getByRole('main')).toContainText('Pedro')
})

test('a teacher: a grade is entered, sent and confirmed', async ({ page }) => {
  await signIn(page, 'carla')
  await page.goto(endereco)
  await celula(page, ana, p2).fill('7,5')
  await page.getByRole('button', { name: 'Enviar notas' }).click()
  await expect(linha(page, ana)).toContainText('Confirmada')
  await expect(barra(page)).toContainText('1 estudante confirmado')
})

test('the school office: a person is registered', async ({ page }) => {
  await signIn(page, 'sonia')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome', { exact: true }).fill('Íris d’Ávila Nóbrega')
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(page.getByText(/^Registro enviado às/)).toBeVisible()
})

test('the administration: a permission is removed', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/papeis')
  await page.getByLabel('Nome de usuário').fill('carla')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await page.getByText('Lançar notas', { exact: true }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Remover agora' }).click()
  await expect(page.getByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })).toBeVisible()
})

test('a family: a school place, from the first page to the receipt', async ({ page }) => {
  await davi(page)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page).toHaveURL(/\/vagas\/recibo$/)
  await expect(page.getByRole('main')).toContainText(/VS-\w{4}-\w{4}/)
})

test('a service that is down is busy, never "no network", and what was typed goes through when it is back', async ({
  page,
  context,
  kind,
  build,
}) => {
  watched.get(context)?.expected.add(503)
  const port = await freePort()
  const host = await startHost(kind, build, `127.0.0.1:${port}`)
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('main')).toContainText('A escola está atendendo muita gente.')
  await expect(page.getByText('Sem internet')).toHaveCount(0)
  const mock = await startMock(port)
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible({ timeout: 30_000 })
  await page.close()
  await host.close()
  await mock.close()
})
