// Printing from the diary: what the paper says of itself, and that nobody prints hidden grades without knowing.
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideGrades } from '@/screens/diario/page/hidden'
import { main, nextFrame, openAt } from '../../../support/render'

const printed = vi.fn()
beforeEach(() => {
  printed.mockReset()
  vi.stubGlobal('print', printed)
})
afterEach(() => {
  hideGrades(false)
})
const open = async (path: string) => {
  const opened = openAt(path, { as: 'ana' })
  await waitFor(() => expect(document.querySelector('main table')).not.toBeNull())
  return opened
}
const press = (name: string) => screen.getByRole('button', { name })

it.each(['/boletim', '/turmas/1011/notas'])('%s prints by one press while grades are shown', async (path) => {
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
  expect(printed).toHaveBeenCalledOnce()
  expect(screen.queryByText('As notas foram ocultadas por quem imprimiu.')).toBeNull()
})

it.each(['/boletim', '/turmas/1011/notas'])('%s asks first while they are hidden', async (path) => {
  const { user } = await open(path)
  await user.click(press('Ocultar notas'))
  await nextFrame()
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
  expect(printed).not.toHaveBeenCalled()
  expect(screen.getAllByText('As notas estão ocultas e não sairão no papel.').length).toBeGreaterThan(0)

  // as they are: the paper says so, and holds no grade
  await user.click(press('Imprimir sem as notas'))
  expect(printed).toHaveBeenCalledOnce()
  expect(screen.getByText('As notas foram ocultadas por quem imprimiu.')).toBeInTheDocument()
  for (const table of screen.getAllByRole('table')) expect(within(table).queryByText(/\d,\d/)).toBeNull()

  // or shown: what is printed is what stands there at that moment
  let onPaper = ''
  printed.mockImplementation(() => (onPaper = document.querySelector('main table')?.textContent ?? ''))
  await user.click(press('Imprimir'))
  await user.click(press('Mostrar as notas e imprimir'))
  expect(onPaper).toMatch(/\d,\d/)
  expect(screen.queryByText('As notas foram ocultadas por quem imprimiu.')).toBeNull()
})

it('the sheet of a class names the student and the period', async () => {
  await open('/turmas/1011/notas')
  await waitFor(() =>
    expect(document.querySelector('main .print-only')).toHaveTextContent(/Ana Prado Souza · \d{4}, 2º bimestre/),
  )
})

it('the period’s report card explains its short names, each once, and its signs', async () => {
  await open('/boletim')
  await waitFor(() => expect(document.querySelectorAll('main td strong').length).toBeGreaterThan(10))
  const said = [...document.querySelectorAll('dl[aria-label="O que significam as siglas"] > div')].map((one) =>
    [...one.children].map((part) => part.textContent),
  )
  expect(said).toContainEqual(['P1', 'Prova do 1º bimestre'])
  expect(said).toContainEqual(['MM', 'Mapa mental'])
  // nobody has an exam: its short name stands nowhere
  expect(said.map(([sigla]) => sigla)).not.toContain('EF')
  expect(new Set(said.map(String)).size).toBe(said.length)
})

it('the page of a family says on paper whose portal it is', async () => {
  openAt('/inicio', { as: 'marta' })
  await screen.findByText(/^Impresso em .* Documento informativo\.$/)
  expect(main().getByText('Portal Acadêmico').closest('.print-only')).not.toBeNull()
})

it('Enter held on "Imprimir" shows and prints nothing that is hidden', async () => {
  const { user } = await open('/boletim')
  await user.click(press('Ocultar notas'))
  await nextFrame()
  act(() => press('Imprimir').focus())
  await user.keyboard('{Enter>2/}')
  expect(printed).not.toHaveBeenCalled()
  expect(press('Mostrar as notas e imprimir')).toBeVisible()
})
