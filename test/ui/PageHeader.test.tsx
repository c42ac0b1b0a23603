import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

/** A fresh page: the header remembers the last arrival for as long as the page lives. */
async function visit(path: string) {
  vi.resetModules()
  history.replaceState(null, '', path)
  const { PageHeader } = await import('@/ui/page/PageHeader')
  const { setPortalName, useErrorTitle } = await import('@/ui/page/title')
  setPortalName('Portal')
  return { PageHeader, useErrorTitle }
}

test('names the screen in the title of the document', async () => {
  const { PageHeader } = await visit('/turmas')
  render(<PageHeader title="Turmas" />)
  expect(document.title).toBe('Turmas – Portal')
})

test('the heading may say more than the title, which stays in the history', async () => {
  const { PageHeader } = await visit('/inicio')
  render(<PageHeader title="Início" heading="Olá, Ana" lead={<p>Tudo em dia.</p>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Olá, Ana' })).toBeVisible()
  expect(document.title).toBe('Início – Portal')
})

test('takes no focus on the first load, takes it on arrival, not for another query', async () => {
  const { PageHeader } = await visit('/turmas')
  const first = render(<PageHeader title="Turmas" />)
  expect(document.body).toHaveFocus()
  first.unmount()

  history.pushState(null, '', '/recados')
  const second = render(<PageHeader title="Recados" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  second.unmount()

  history.pushState(null, '', '/recados?periodo=2')
  render(<PageHeader title="Recados" />)
  expect(document.body).toHaveFocus()
})

test('says "Erro: " in the title while something is to be corrected', async () => {
  const { PageHeader, useErrorTitle } = await visit('/entrar')
  function Problem() {
    useErrorTitle(true)
    return null
  }
  const { rerender } = render(
    <>
      <PageHeader title="Entrar" />
      <Problem />
    </>,
  )
  expect(document.title).toBe('Erro: Entrar – Portal')
  rerender(<PageHeader title="Entrar" />)
  expect(document.title).toBe('Entrar – Portal')
})

test('the way back is a link of the screen', async () => {
  const { PageHeader } = await visit('/turmas/1')
  render(<PageHeader title="Turma" back={<a href="/turmas">Turmas</a>} />)
  expect(screen.getByRole('link', { name: 'Turmas' })).toHaveAttribute('href', '/turmas')
})
