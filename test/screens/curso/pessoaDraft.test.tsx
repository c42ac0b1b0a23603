// A person record that was begun: the home of the office knows it, erasing asks, and nobody is told that it never left.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../support/render'

const name = () => screen.findByLabelText('Nome (obrigatório)')
const send = () => screen.getByRole('button', { name: 'Enviar registro' })
const erase = () => screen.findByRole('button', { name: 'Apagar e começar de novo' })

async function begin() {
  const view = openAt('/pessoas/nova', { as: 'sonia' })
  await view.user.type(await name(), 'Nina Paz')
  await view.user.type(screen.getByLabelText('CPF'), '52998224725')
  return view
}
/** The page read again: what the tab keeps is all there is. */
const reload = (view: ReturnType<typeof openAt>, path = '/pessoas/nova') => {
  view.unmount()
  return openAt(path, { as: 'sonia' })
}

test('the home of the office names a record that was begun, until it is sent', async () => {
  const { user, unmount } = reload(await begin(), '/')
  const notice = (await screen.findByText('Registro de pessoa não terminado')).parentElement
  expect(notice).not.toHaveTextContent('Nina')
  await user.click(within(notice ?? document.body).getByRole('link', { name: 'Continuar o registro' }))
  expect(await name()).toHaveValue('Nina Paz')
  await user.click(send())
  expect(await screen.findByText(/^Registro enviado/)).toBeVisible()
  unmount()
  openAt('/', { as: 'sonia' })
  await screen.findByRole('heading', { level: 1, name: /Sônia/ })
  expect(screen.queryByText('Registro de pessoa não terminado')).toBeNull()
})

test('what was never sent is erased only after a question', async () => {
  const { user } = reload(await begin())
  expect(await screen.findByText(/É só um rascunho/)).toBeVisible()
  await user.click(await erase())
  const asked = within(await screen.findByRole('dialog', { name: 'Apagar o que você digitou?' }))
  await user.click(asked.getByRole('button', { name: 'Cancelar' }))
  expect(await name()).toHaveValue('Nina Paz')
  await user.click(await erase())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar e começar de novo' }))
  await waitFor(async () => expect(await name()).toHaveValue(''))
  await waitFor(async () => expect(await name()).toHaveFocus())
})

test('Ctrl+Enter sends nothing from under that question, wherever the focus is', async () => {
  const view = await begin()
  const { user } = reload(view)
  await user.click(await erase())
  await screen.findByRole('dialog', { name: 'Apagar o que você digitou?' })
  // as after a click on its words, which take no focus
  act(() => (document.activeElement as HTMLElement).blur())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await nextFrame()
  expect(screen.queryByText('Enviando…')).toBeNull()
  expect(mock.network.log().map(({ operation }) => operation)).not.toContain('InsertPessoaAvaliacaoInterdisciplinar')
})

test('a record that may have arrived is not called unsent after the page is read again', async () => {
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 500, { times: 1 })
  const view = await begin()
  await view.user.click(send())
  await screen.findByText('Não sabemos se o registro chegou')
  // whatever else is still to be corrected
  await view.user.type(screen.getByLabelText(/^E-mail/), 'nina@')
  reload(view)
  const log = (await screen.findByText('O que já enviei hoje')).closest('details')
  expect(log, 'its end stands in the log').toHaveTextContent(/Pessoa enviada, não sabemos se chegou: Nina Paz/)
  expect(await screen.findByText(/^Um registro com este CPF ou este nome já saiu deste aparelho/)).toBeVisible()
  expect(screen.queryByText(/É só um rascunho/)).toBeNull()
})

test('nor is one whose page died before its answer, and it is not sent again without a question', async () => {
  hold()
  const view = await begin()
  await view.user.click(send())
  expect((await screen.findAllByText('Enviando…'))[0]).toBeVisible()
  queryClient.clear()
  const { user } = reload(view)
  expect(await screen.findByText(/^Um registro com este CPF ou este nome já saiu deste aparelho/)).toBeVisible()
  await user.click(send())
  expect(await screen.findByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })).toBeVisible()
})

test('one that was refused has not left, whoever else was sent before', async () => {
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 400, { times: 1 })
  const view = await begin()
  await view.user.click(send())
  await screen.findByText('Não deu certo')
  const { user } = reload(view)
  expect(await screen.findByText(/É só um rascunho/)).toBeVisible()
  await user.click(send())
  expect(await screen.findByText(/^Registro enviado/)).toBeVisible()
})

test('what was sent says whose record it was', async () => {
  const { user } = await begin()
  await user.click(send())
  const said = (await screen.findByText(/^Registro enviado/)).parentElement
  expect(said).toHaveTextContent('Nina Paz')
  expect(screen.getByRole('button', { name: 'Registrar outra pessoa' })).toHaveAccessibleDescription(/Nina Paz/)
})

test('a draft that was sent is not called unsent when what was sent is looked at', async () => {
  const { user } = reload(await begin())
  expect(await screen.findByText(/É só um rascunho/)).toBeVisible()
  await user.click(send())
  await user.click(await screen.findByText('Ver o que foi enviado'))
  expect(screen.getByText('Nome', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Nina Paz')
  expect(screen.queryByText(/É só um rascunho/)).toBeNull()
})

describe('the warning before an unused session ends', () => {
  // fetched by itself, after the page
  beforeAll(() => import('@/app/IdleTimeout'))
  test.each([
    ['a record that goes with it', 'Nina Paz', ['o que está escrito no registro de uma pessoa']],
    ['nothing where nothing is begun', '', []],
  ])('names %s', async (_, typed, lost) => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    const field = await name()
    if (typed) await user.type(field, typed)
    await nextFrame()
    const later = Date.now() + 18.5 * 60_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    await act(async () => {
      dispatchEvent(new Event('focus'))
      await Promise.resolve()
    })
    const warning = within(await screen.findByRole('alertdialog', { name: 'Você ainda está aí?' }))
    expect(warning.queryByText('Com isso, será apagado deste aparelho:') !== null).toBe(lost.length > 0)
    expect(warning.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(lost)
    await user.click(warning.getByRole('button', { name: 'Continuar' }))
  })
})

test.each([401, 503])(
  'where an earlier sending may have arrived a %s never says that nothing was sent',
  async (status) => {
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 500, { times: 1 })
    const { user, router } = await begin()
    await user.click(send())
    expect(await screen.findByText(/^Não sabemos se o registro chegou/)).toBeVisible()
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', status, { times: 1, retryAfter: 20 })
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
    expect(
      await screen.findByText(/^Um registro com este CPF ou este nome já saiu deste aparelho\. Veja/),
    ).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Nada foi enviado|Ainda não foi enviado/)
    if (status !== 503) return
    await act(() => router.navigate('/inicio'))
    expect(await screen.findByText(/^Você saiu antes do fim: o novo envio não foi feito/)).toBeInTheDocument()
  },
)

test('signing out while a record waits to be sent says of it only that it goes', async () => {
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 503, { times: 1, retryAfter: 20 })
  const { user, path } = await begin()
  await user.click(send())
  expect(await screen.findByText('Ainda não foi enviado.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await user.click(await screen.findByRole('button', { name: 'Sair e apagar' }))
  await waitFor(() => expect(path()).toBe('/entrar'))
  // what is said to whoever leaves comes a moment after the page
  await nextFrame()
  await nextFrame()
  expect(document.body).not.toHaveTextContent(/Você saiu antes do fim/)
})

test('a mistaken CPF that had left already is spoken of until it is corrected', async () => {
  const { user } = await begin()
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Registrar outra pessoa' }))
  await user.type(await name(), 'Fábio Rocha')
  await user.type(screen.getByLabelText('CPF'), '52998224725')
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 503, { times: 1, retryAfter: 20 })
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
  const notice = () => screen.queryByText(/^Um registro com este CPF ou este nome já saiu deste aparelho\. Veja/)
  await waitFor(() => expect(notice()).toBeVisible())
  await user.clear(screen.getByLabelText('CPF'))
  await user.type(screen.getByLabelText('CPF'), '11144477735')
  await waitFor(() => expect(notice()).toBeNull())
  expect(screen.getByText('Ainda não foi enviado.')).toBeVisible()
})

/** A sending that is on its way until the function that is returned lets it arrive. */
function hold(): () => void {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const known = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith('/InsertPessoaAvaliacaoInterdisciplinar')) await arrived
    return known(input, init)
  })
  return arrive
}
const settle = () => act(() => new Promise((soon) => setTimeout(soon, 200)))

test('whoever has signed out is told nothing of a record that was on its way, and nothing of it is kept', async () => {
  const arrive = hold()
  const { user, path } = await begin()
  await user.click(send())
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await user.click(await screen.findByRole('button', { name: /^Sair e/ }))
  await waitFor(() => expect(path()).toBe('/entrar'))
  arrive()
  await settle()
  expect(document.body).not.toHaveTextContent(/registro da pessoa|Nina/)
  expect(Object.values(sessionStorage).join()).not.toContain('Nina')
})

test('left on its way and refused, where an earlier one may have arrived: that nobody knows', async () => {
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 500, { times: 1 })
  const { user, router, path } = await begin()
  await user.click(send())
  await screen.findByText('Não sabemos se o registro chegou')
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 403, { times: 1 })
  const arrive = hold()
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
  await act(() => router.navigate('/mais'))
  await waitFor(() => expect(path()).toBe('/mais'))
  arrive()
  expect(await screen.findByText(/^Não sabemos se o registro da pessoa chegou/, { selector: 'p' })).toBeVisible()
})

test('who signs in next has nothing of the record that was on its way written among their own', async () => {
  const arrive = hold()
  const { user, path, router } = await begin()
  await user.click(send())
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await user.click(await screen.findByRole('button', { name: /^Sair e/ }))
  await waitFor(() => expect(path()).toBe('/entrar'))
  await user.type(await screen.findByLabelText('Usuário'), 'helena')
  await user.type(screen.getByLabelText('Senha'), 'caderno')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByRole('heading', { level: 1, name: /Olá/ })
  await act(() => router.navigate('/pessoas/nova'))
  await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Outra')
  await act(() => router.navigate('/mais'))
  await waitFor(() => expect(path()).toBe('/mais'))
  arrive()
  await settle()
  expect(document.body).not.toHaveTextContent(/registro da pessoa|Nina/)
  const keptNow = Object.entries(sessionStorage).filter(([key]) => /portal\.(sent|pessoa)/.test(key))
  expect(keptNow.map(([key]) => key)).toEqual(['portal.pessoa'])
  expect(JSON.stringify(keptNow)).toContain('Outra')
})

test('nothing leaves by itself behind a question', async () => {
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 503, { times: 1, retryAfter: 2 })
  const { user } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Nina Paz')
  const yes = async () => user.click(await screen.findByRole('button', { name: 'Enviar só com o nome' }))
  await user.click(send())
  await yes()
  await screen.findByText(/Tentamos de novo em \d+ s/, { selector: 'main p' })
  await user.click(send())
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.queryByText(/Tentamos de novo em/, { selector: 'main p' })).toBeNull())
  await act(() => new Promise((soon) => setTimeout(soon, 2500)))
  const asked = () =>
    mock.network.log().filter(({ operation }) => operation === 'InsertPessoaAvaliacaoInterdisciplinar')
  expect(asked()).toHaveLength(1)
  await yes()
  expect(await screen.findByText(/^Registro enviado às/)).toBeVisible()
  expect(asked().map(({ status }) => status)).toEqual([503, 204])
})
