/** The pages of the school office and of the footer, as Helena opens them in a real browser. */
import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')

/** Every page of the office and of the footer, with something that is there when it has come. */
export const pages = [
  ['/inicio', 'Olá, Helena'],
  ['/atividades?curso=4&atividade=4005', 'Banco de Dados'],
  ['/equivalencias?curso=4', 'Motivo:'],
  ['/pessoas/nova', 'Enviar registro'],
  ['/papeis', 'Procurar'],
  ['/configuracoes', 'Tamanho do texto'],
  ['/mais', 'Registrar pessoa'],
  ['/ajuda', 'Com quem falar'],
  ['/acessibilidade', 'O que prometemos'],
  ['/privacidade', 'O que fica no seu aparelho'],
] as const
