/** The form of the sign-in page. */
import type { Page } from '@playwright/test'

export const fields = (page: Page) => ({
  user: page.getByRole('textbox', { name: 'Usuário' }),
  password: page.getByLabel('Senha', { exact: true }),
  submit: page.getByRole('button', { name: 'Entrar' }),
})
