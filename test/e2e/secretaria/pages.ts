/** The pages of the school office and the footer, and the schools near a family, as Helena opens them in a browser. */
import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')

/** Each page, with a text that is there once the page has loaded. */
export const pages = [
  ['/inicio', 'Olá, Helena'],
  ['/atividades?curso=4&atividade=4005', 'Banco de Dados'],
  ['/equivalencias?curso=4', 'O conselho do curso ainda não decidiu.'],
  ['/pessoas/nova', 'Enviar registro'],
  ['/papeis', 'Procurar'],
  ['/configuracoes', 'Tamanho do texto'],
  ['/mais', 'Registrar pessoa'],
  ['/ajuda', 'Com quem falar'],
  ['/acessibilidade', 'O que prometemos'],
  ['/privacidade', 'O que fica no seu aparelho'],
  ['/vagas/escolas', '12 escolas'],
] as const

/** Looks up Carla's roles and goes on with one of them, up to the question whether to remove it. */
export async function chooseRole(page: Page): Promise<void> {
  await page.goto('/papeis')
  await page.getByLabel('Nome de usuário').fill('carla')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await page.getByText('Lançar notas', { exact: true }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
}
