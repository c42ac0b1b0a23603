// Every way out asks before unsent work of this tab is erased, wherever the person stands.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { z } from '@/contract'
import { kept } from '@/session'
import { main, openAt } from '../support/render'

const grades = kept('lancamentos', z.unknown())
const typed = [[7, [{ c: '1.2', t: '8', b: [null] }]]]
const question = () => screen.findByRole('dialog', { name: 'Sair apaga o que está neste aparelho' })

const ways: [string, string, () => HTMLElement][] = [
  ['Configurações', '/configuracoes', () => main().getByRole('button', { name: 'Sair' })],
  ['the header', '/turmas', () => screen.getByRole('button', { name: 'Sair' })],
]

test.each(ways)('unsent grades of a class that is not open are asked about: from %s', async (_, address, button) => {
  const { user, path } = openAt(address, { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  grades.write(typed, 1011)
  grades.write(typed, 1012)
  await user.click(button())
  const dialog = within(await question())
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'notas lançadas, ainda não enviadas ou confirmadas',
  ])
  await user.click(dialog.getByRole('button', { name: 'Continuar aqui' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([path(), grades.read(1011)]).toEqual([address, typed])

  await user.click(button())
  await user.click(within(await question()).getByRole('button', { name: 'Sair e apagar' }))
  await waitFor(() => {
    expect(path()).toBe('/entrar')
  })
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('portal.lancamentos'))).toEqual([])
})

test('Back under the question answers it: nobody leaves', async () => {
  const { user, router, path } = openAt('/mais', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  await router.navigate('/turmas')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Mais'))
  grades.write(typed, 1011)
  await user.click(await screen.findByRole('button', { name: 'Sair' }))
  await question()
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([path(), grades.read(1011)]).toEqual(['/mais', typed])
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  expect(await question()).toBeVisible()
})

test.each(['/mais', '/vagas'])(
  'the question stands when the page comes that was asked for before: from %s',
  async (address) => {
    const drafts = kept('vagas.guardados', z.unknown())
    const { router, path } = openAt(address, { as: 'marta' })
    const button = await screen.findByRole('button', { name: 'Sair' })
    drafts.write([])
    void router.navigate('/recados')
    fireEvent.click(button)
    expect(router.state.navigation.location?.pathname).toBe('/recados')
    expect(await screen.findByRole('heading', { level: 1, name: /recados/, hidden: true })).toBeInTheDocument()
    expect(path()).toBe('/recados')
    expect(await question()).toBeVisible()
    // another page answers it
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([path(), drafts.read()]).toEqual([address, []])
  },
)

/** Runs in the very moment in which the button is drawn. */
const onceDrawn = (press: (button: HTMLElement) => void) =>
  new Promise<void>((done) => {
    const eye = new MutationObserver(() => {
      const button = screen.queryByRole('button', { name: 'Sair' })
      if (!button) return
      eye.disconnect()
      press(button)
      done()
    })
    eye.observe(document.body, { childList: true, subtree: true })
  })

test.each(['/mais', '/recados'])(
  'a press in the very moment in which the button is drawn is asked too: on the way to %s',
  async (next) => {
    const drafts = kept('vagas.guardados', z.unknown())
    drafts.write([])
    const pressed = onceDrawn((button) => {
      if (next !== '/mais') void router.navigate(next)
      button.click()
    })
    const { router, path } = openAt('/mais', { as: 'marta' })
    await pressed
    await waitFor(() => expect(path()).toBe(next))
    expect(await question()).toBeVisible()
    expect(drafts.read()).toEqual([])
  },
)

test.each(['/inicio', '/vagas'])('what a family keeps on this device is asked about too: from %s', async (address) => {
  const drafts = kept('vagas.guardados', z.unknown())
  const { user, path } = openAt(address, { as: 'marta' })
  await screen.findByRole('heading', { level: 1 })
  drafts.write([])
  const button = await screen.findByRole('button', { name: 'Sair' })
  await user.click(button)
  const dialog = within(await question())
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^um pedido de vaga começado, ou o recibo/)
  await user.click(dialog.getByRole('button', { name: 'Continuar aqui' }))
  expect([path(), drafts.read()]).toEqual([address, []])

  await user.click(button)
  await user.click(within(await question()).getByRole('button', { name: 'Sair e apagar' }))
  await waitFor(() => expect(drafts.read()).toBeNull())
})

test('nothing unsent: one press leaves; that something was sent is no reason to ask', async () => {
  const { user, path } = openAt('/mais', { as: 'sonia' })
  await screen.findByRole('heading', { level: 1, name: 'Mais' })
  kept('pessoa.enviadas', z.array(z.string())).write(['1.2'])
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await waitFor(() => {
    expect(path()).toBe('/entrar')
  })
})

test('the dialog of an ended session asks too, over the form that was being filled', async () => {
  const { user, path } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Alguém')
  await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 401, { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
  const ended = within(await screen.findByRole('dialog', { name: 'Sua sessão terminou' }))
  const out = await ended.findByRole('button', { name: 'Sair e voltar à entrada' })
  await user.click(out)
  const dialog = within(await question())
  expect(dialog.getByRole('listitem')).toHaveTextContent('o que está escrito no registro de uma pessoa')
  await user.click(dialog.getByRole('button', { name: 'Continuar aqui' }))
  expect(out).toBeVisible()
  expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue('Alguém')
  await user.click(out)
  await user.click(within(await question()).getByRole('button', { name: 'Sair e apagar' }))
  await waitFor(() => {
    expect(path()).toBe('/entrar')
  })
})

test('a record that is on its way is called so, and the question is another one once it has arrived', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const known = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith('/InsertPessoaAvaliacaoInterdisciplinar')) await arrived
    return known(input, init)
  })
  const { user, path } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Alguém')
  await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
  await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  const dialog = await question()
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/sendo enviado.*não verá a resposta/)
  arrive()
  const other = within(await screen.findByRole('dialog', { name: 'Agora nada se perde se você sair' }))
  expect(other.queryByRole('listitem')).toBeNull()
  await user.click(other.getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(path()).toBe('/entrar'))
})
