// Faults of the service on the families' screens (reliability §14), by name `falha/<tela>/<n>`. Whatever happens: something is
// said, what was typed is still there, there is a way on, and nothing personal stands in the title.
import { configure, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { mock } from '@/mock/node'
import { familias } from '@/mock/seed/criancas'
import { protocolos } from '@/mock/seed/pedidos'
import { withCadastro, withLogin } from '@/screens/matricula/changes'
import { type Draft, newDraft } from '@/screens/matricula/draft'
import { identify } from '@/screens/matricula/send'
import { erase, put } from '@/screens/matricula/store'
import { openAt } from '../../render'
import { beforeOffer, begun, onReview } from './family'

const op = 'PostMatriculaMunicipal'

// the first screen of a run loads its code too
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  erase(null)
})

/** Until no button is busy any more. */
const answered = () =>
  waitFor(() => {
    const busy = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true')
    expect(busy).toEqual([])
  })

async function onCancel(): Promise<Draft> {
  const d = withLogin(newDraft('cancelar'), { codigoProtocolo: protocolos.enzo, dataNasc: familias.enzo.dataNasc })
  return identify(d, 'protocolo')
}
const consulting = () =>
  Promise.resolve(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.caio, dataNasc: familias.caio.dataNasc }),
  )

/** Faults of a reply: number in the matrix, what the service does. */
const faults = {
  1: 'drop',
  4: 403,
  5: 404,
  6: 409,
  8: 500,
  '10 (html)': 'html',
  '10 (empty)': 'empty',
  '10 (truncated)': 'truncated',
  11: 'nulls',
  '11 (types)': 'wrongTypes',
  12: 'hugeText',
} as const

const screens = {
  identificar: { draft: () => Promise.resolve(begun()), at: '/vagas/cpf', press: 'Continuar', typed: '529' },
  escolher: {
    draft: async () => withCadastro(await beforeOffer(), { turno: 'Integral' }),
    at: '/vagas/turno',
    press: 'Continuar',
  },
  enviar: { draft: onReview, at: '/vagas/revisao', press: 'Enviar pedido' },
  consultar: { draft: consulting, at: '/vagas/protocolo', press: 'Continuar' },
  cancelar: { draft: onCancel, at: '/vagas/cancelar', press: 'Cancelar este pedido' },
} as const

/** After these nobody knows whether the request arrived: it is looked up before anything is sent again. */
const doubtful = new Set<string>(['1', '5', '6', '8', '10 (html)', '10 (empty)', '10 (truncated)', '11'])
/** These answers can be read, oddly. */
const spoilt = new Set<string>(['11', '11 (types)', '12'])

/** What the service itself holds, asked apart from the page: Davi's request, or Enzo's cancellation. */
async function holds(name: string): Promise<boolean> {
  const asked = name === 'enviar' ? await identify(begun(), 'cpf') : await onCancel()
  const { processamento } = asked.matricula
  return name === 'enviar' ? processamento === 'reservada' : processamento === 'cancelada'
}

describe.each(Object.entries(screens))('falha/vagas %s', (name, { at, draft, press }) => {
  test.each(Object.entries(faults))('%s', async (n, what) => {
    const started = await draft()
    put(started)
    const before = JSON.stringify(started.matricula.cadastro)
    const { user, path } = openAt(at)
    const button = await screen.findByRole('button', { name: press })
    mock.fail(op, what)
    await user.click(button)
    await answered()
    const sends = name === 'enviar' || name === 'cancelar'
    if (sends && doubtful.has(n)) {
      await screen.findByRole('heading', { level: 1, name: 'Não sabemos se o pedido chegou' })
      expect(path()).toBe('/vagas/verificar')
      const calls = mock.network.log().length
      await new Promise((later) => setTimeout(later, 50))
      expect(mock.network.log().length, 'nothing is sent again by itself').toBe(calls)
      mock.fail(op, null)
      await user.click(screen.getByRole('button', { name: 'Verificar meu pedido' }))
      await waitFor(() => expect(path()).not.toBe('/vagas/verificar'))
      // the page says what the service holds: a receipt when it is there, else that it may be sent now
      const there = await holds(name)
      expect(path()).toBe(there ? '/vagas/recibo' : at)
      if (!there) expect((await screen.findAllByText(/não chegou/)).length).toBeGreaterThan(0)
    } else if (!sends && !spoilt.has(n)) {
      expect(path()).toBe(at)
      expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
    }
    mock.fail(op, null)
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).not.toMatch(/Davi|Joana|Enzo|VS-/)
    if (name === 'enviar' && n !== '11 (types)')
      expect(sessionStorage.getItem('portal.vagas.rascunho')).toContain('Rua das Palmeiras, 120')
    expect(before).toBeTruthy()
  })
  test('7: busy is a countdown that asks again, once', async () => {
    put(await draft())
    const { user } = openAt(at)
    const button = await screen.findByRole('button', { name: press })
    mock.fail(op, 503, { times: 1, retryAfter: 0 })
    const calls = mock.network.log().length
    await user.click(button)
    await waitFor(() => expect(mock.network.log().length).toBe(calls + 2), { timeout: 6000 })
  })
})

test('falha/vagas enviar/14: what the service says about fields is told with the way to each page', async () => {
  put(withCadastro(await onReview(), { cep: '123', telefoneResponsavel: '1' }))
  const { user } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  const link = await screen.findByRole('link', { name: 'Informe o CEP com oito números.' })
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Onde vocês moram?' })
  expect(screen.getAllByText('Informe o CEP com oito números.').length).toBeGreaterThan(0)
  await user.clear(screen.getByLabelText('CEP'))
  await user.type(screen.getByLabelText('CEP'), '88301-000')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Confira antes de enviar' })
})

test('falha/vagas enviar/9: a no in errorMessage is told in the service’s words, and the page stays', async () => {
  const d = await onReview()
  mock.setClock('2099-01-01T10:00:00-03:00')
  put({ ...d, insists: true })
  const { user } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByText(/não está aberto. Ele terminou em/)).toHaveAttribute('lang', 'pt-BR')
})

test('falha/vagas enviar/15: a double press sends one request', async () => {
  put(await onReview())
  const { user } = openAt('/vagas/revisao')
  const calls = mock.network.log().length
  await user.dblClick(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
  expect(mock.network.log().length).toBe(calls + 1)
})

test('a second request for the same child is refused and the one that stands is shown', async () => {
  const first = await onReview()
  put({ ...first, id: 'one' })
  const { user, unmount } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
  unmount()
  put({ ...first, id: 'two' })
  const again = openAt('/vagas/revisao')
  await again.user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await screen.findByText(/^Davi M/)
  expect(again.path()).toBe('/vagas/nome')
})
