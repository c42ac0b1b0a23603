/** Each role's main job on a service that speaks every dialect at once. `E2E_DIALECT=pascal` runs all other journeys in one. */
import { type Dialect, dialects } from '../../../src/mock/dialects'
import { ana, barra, celula, linha, openBook, p2, send } from '../diario/livro'
import { expect, signIn, test } from '../fixtures'
import { at, davi } from '../matricula/family'

const main = 'main'
// the cast: the table has these names and no other
const all = Object.keys(dialects) as Dialect[]

test.beforeEach(({ portal }) => portal.speak(all))

test('a student: a wrong password, absences, grades, a date, and a session that ended', async ({ page, context }) => {
  await page.goto('/entrar')
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Usuário ou senha não conferem.' })).toBeFocused()
  await signIn(page, 'ana')
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  const parcial = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Prova parcial' }) })
  await expect(parcial).toContainText('7,0')
  await expect(page.locator(main)).not.toContainText('9,5')
  await parcial.getByRole('link').click()
  await expect(page.locator(main)).toContainText(/de 20\d\d\s· \d\dh\d\d/)
  await expect(page.locator(main)).toContainText(/TipoProva/)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sua sessão terminou' })).toBeVisible()
})

test('a guardian: both children, and who sent a message', async ({ page }) => {
  await signIn(page, 'marta')
  await expect(page.locator(main)).toContainText('Ana')
  await expect(page.locator(main)).toContainText('Pedro')
  await page.goto('/alunos/1/recados')
  await expect(page.getByRole('listitem').filter({ hasText: 'Professor' }).first()).toBeVisible()
})

test('a teacher: a grade goes from not sent to confirmed', async ({ page }) => {
  await openBook(page)
  await celula(page, ana, p2).fill('9,25')
  await send(page)
  await expect(linha(page, ana)).toContainText('Confirmada')
  await expect(barra(page)).toContainText('1 estudante confirmado')
})

test('the office: equivalences, and a person is registered', async ({ page }) => {
  await signIn(page, 'sonia')
  await page.goto('/equivalencias?curso=4')
  await expect(page.locator(main)).toContainText('Motivo:')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome', { exact: true }).fill('Zulmira Paz')
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
  await expect(page.getByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })).toBeFocused()
})

test('a family: a place from the first page to the receipt', async ({ page }) => {
  await davi(page)
  await at(page, 'revisao')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  await expect(page.getByText('Vaga reservada').first()).toBeVisible()
})
