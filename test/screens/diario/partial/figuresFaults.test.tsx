// Figures of classes that could not be read: told once above the list, and read again by one press, exactly those.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../../support/render'
import { addressOf } from '../asked'
import { comeNear, manyClasses } from '../classes'

const title = 'Não foi possível carregar as notas e faltas.'
/** Where only some failed, those are named. */
const boxes = () => main().queryAllByText(/^Não foi possível carregar as notas e faltas(?:[.]$| de .+[.]$)/)
const again = () => main().getByRole('button', { name: 'Tentar de novo' })

/** Counts the asks for records; those of the classes in `broken` are answered with a fault. */
function records(broken: (idClasse: number) => boolean) {
  const fault = { broken, asked: [] as number[] }
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return real(input, init)
    const { idClasse } = JSON.parse(init?.body as string) as { idClasse: number }
    fault.asked.push(idClasse)
    // classes that only the test has are those without a record
    if (!fault.broken(idClasse)) return idClasse < 9000 ? real(input, init) : Response.json({ itens: [] })
    return Response.json({ responseStatus: { errorCode: 'Fault', message: 'x' } }, { status: 500 })
  })
  return fault
}

beforeEach(() => {
  // the pause before a read is asked again, without the waiting
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

test.each(['/inicio', '/turmas'])('%s: one box, one line of speech, rows that say so', async (path) => {
  const fault = records(() => true)
  const { user } = openAt(path, { as: 'ana' })
  await waitFor(() => expect(main().getAllByText('Não carregou')).toHaveLength(7))
  expect(boxes()).toHaveLength(1)
  expect(boxes()[0]).toHaveTextContent(title)
  expect(main().getAllByText(/Algo não funcionou do nosso lado/)).toHaveLength(1)
  expect(document.querySelector('[role="alert"][aria-live="assertive"]')).toHaveTextContent(title)
  expect(main().queryByText('Sem notas ainda')).toBeNull()
  fault.broken = () => false
  await user.click(again())
  await waitFor(() => expect(main().queryAllByText('Não carregou')).toEqual([]))
  expect(boxes()).toEqual([])
  expect(main().getAllByText(/de 30 faltas/)).toHaveLength(7)
  // the button that had the focus is gone: the list has it, and speech was told
  expect(document.activeElement?.closest('main a[href]')).not.toBeNull()
  expect(document.body).toHaveTextContent('Notas e faltas carregadas.')
})

test('/boletim: the failure once, and nothing that speaks of what was not read, until it is', async () => {
  const fault = records(() => true)
  const { user } = openAt('/boletim', { as: 'ana' })
  expect(await screen.findAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(1)
  expect(boxes()).toHaveLength(1)
  expect(main().queryByText(/Não carregou|^Atualizado/)).toBeNull()
  expect(main().queryByRole('table')).toBeNull()
  expect(main().queryByRole('button', { name: /^(Imprimir|Atualizar|Ocultar notas)/ })).toBeNull()
  // one class that was read has something to show, to date and to print
  fault.broken = (id) => id !== 1011
  await user.click(again())
  await waitFor(() => expect(main().getAllByText('Não carregou')).toHaveLength(6))
  expect(main().getByText(/^Atualizado hoje/)).toBeVisible()
  expect(main().getByRole('button', { name: /^Imprimir/ })).toBeVisible()
  const rest = await screen.findByRole('button', { name: 'Tentar de novo' })
  fault.broken = () => false
  await user.click(rest)
  await waitFor(() => expect(main().queryAllByText('Não carregou')).toEqual([]))
  expect(boxes()).toEqual([])
  expect(document.activeElement?.closest('main a[href]')).not.toBeNull()
})

test('/boletim: where all come with one press, the focus of the button stays in the page', async () => {
  const fault = records(() => true)
  const { user } = openAt('/boletim', { as: 'ana' })
  await screen.findByRole('button', { name: 'Tentar de novo' })
  fault.broken = () => false
  await user.click(again())
  await waitFor(() => expect(main().getAllByText(/de 30 faltas/)).toHaveLength(7))
  expect(document.activeElement?.closest('main')).not.toBeNull()
  expect(document.body).toHaveTextContent('Notas e faltas carregadas.')
})

it('the greeting says that they could not be read, and nothing that it does not know', async () => {
  records(() => true)
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('As notas e faltas não puderam ser lidas agora.')).toBeVisible()
  expect(screen.queryByText('Faltas dentro do limite.')).toBeNull()
})

test('a guardian of two children: one box for both, each card says so, and one press reads all', async () => {
  const fault = records(() => true)
  const { user } = openAt('/inicio', { as: 'marta' })
  const unread = 'As notas e faltas não puderam ser lidas agora.'
  await waitFor(() => expect(main().getAllByText(unread)).toHaveLength(2))
  expect(boxes().map(({ textContent }) => textContent)).toEqual([title])
  fault.broken = () => false
  await user.click(again())
  await waitFor(() => expect(main().queryAllByText(unread)).toEqual([]))
  expect(boxes()).toEqual([])
  expect(document.activeElement).toHaveTextContent('Ana Prado Souza')
})

it('reads again only those that failed, and keeps box and rows meanwhile', async () => {
  const fault = records((id) => id === 1011)
  const { user } = openAt('/turmas', { as: 'ana' })
  // shown together, once all have come
  await waitFor(() => expect(main().getAllByText('Não carregou')).toHaveLength(1))
  expect(boxes()).toHaveLength(1)
  expect(boxes()[0]).toHaveTextContent(/ de Matemática[.]$/)
  fault.asked.length = 0
  mock.network.slow(300)
  fault.broken = () => false
  await user.click(again())
  expect(boxes()).toHaveLength(1)
  expect(main().getByRole('button', { name: 'Atualizando…' })).toHaveFocus()
  expect(main().getAllByText('Não carregou')).toHaveLength(1)
  await waitFor(() => expect(boxes()).toEqual([]))
  expect(fault.asked).toEqual([1011])
})

it('serves a long list, whose rows ask one by one', async () => {
  manyClasses(40)
  comeNear(0)
  const fault = records(() => true)
  const { user } = openAt('/turmas', { as: 'ana' })
  await waitFor(() => expect(main().getAllByText('Não carregou')).toHaveLength(40))
  expect(boxes()).toHaveLength(1)
  fault.broken = (id) => id === 9007
  await user.click(again())
  await waitFor(() => expect(main().getAllByText('Não carregou')).toHaveLength(1))
  expect(boxes()).toHaveLength(1)
})
