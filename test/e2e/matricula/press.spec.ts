// One press sends a corrected form: the button does not move away under a finger or the mouse.
import { expect, test } from '../fixtures'
import { at, begin, families, fillDate, goOn } from './family'

test('a corrected form is sent by the first press', async ({ page, isMobile }) => {
  await begin(page, 'Pedir vaga')
  await page.getByLabel('Nome completo do estudante').fill(families.davi.nome)
  await fillDate(page, families.davi.dataNasc)
  await page.getByLabel('Nome completo da mãe').fill(families.davi.nomeMae)
  await goOn(page)
  await at(page, 'cpf')
  const field = page.getByLabel('CPF do responsável', { exact: true })
  // in a narrow window this error takes two lines, and the words after its correction one
  await field.fill('22000000577')
  await goOn(page)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(families.davi.cpfResponsavel)
  const button = page.getByRole('button', { name: 'Continuar', exact: true })
  if (isMobile) await button.tap()
  // a mouse button is held for a moment, as a hand does
  else await button.click({ delay: 120 })
  await at(page, 'serie')
})

test('who goes on to another field sees at once what is corrected', async ({ page }) => {
  await begin(page, 'Pedir vaga')
  await goOn(page)
  const field = page.getByLabel('Nome completo do estudante')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(families.davi.nome)
  await page.getByLabel('Nome completo da mãe').click()
  await expect(field).toHaveAccessibleDescription(/Corrigido: [^:]+$/)
})
