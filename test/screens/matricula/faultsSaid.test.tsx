// What the service says in words, and what surrounds it, on the families' screens (test/README §4), by name
// `falha/<tela>/<n>`: a no in a good answer, hostile text and addresses, fields, double presses, odd dates, leaving.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { end } from '@/session'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { answered, answering, answeringAgain, asked, cells, holds, openRow, rows } from './matrix'

beforeEach(() => {
  erase(null)
})

const noWords = 'A escola está em reforma. Volte na segunda-feira.'
const withErrorMessage = (reply: object) => ({ ...reply, errorMessage: noWords })
const withStatus = () => ({ responseStatus: { errorCode: 'EmReforma', message: noWords, stackTrace: 'at stack' } })
describe.each([
  [200, 'errorMessage', withErrorMessage],
  [200, 'responseStatus', withStatus],
  [400, 'errorMessage', withErrorMessage],
] as const)('a %i that carries an error in %s', (status, _, refusal) => {
  test.each(cells())('falha/%s/9: the words of the service, marked as its own; the page stays', async (__, row) => {
    const { started, path, press } = await openRow(row)
    // nothing is done by the service that says no
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal(started.matricula), { status })))
    await press()
    await answered()
    const said = await screen.findAllByText(noWords)
    expect(said[0]?.closest('[lang="pt-BR"]')).not.toBeNull()
    expect(path()).toBe(row.at)
    holds(started, path())
    answeringAgain()
    await press()
    await waitFor(() => expect(path()).not.toBe(row.at))
  })
})

const hostile = '\u202e<img src=x onerror=alert(1)>\u0000 javascript:alert(1)'
test.each(cells())('falha/%s/12: markup, turned and controlling text are text', async (_, row) => {
  const { path, press } = await openRow(row)
  const shown = new Set(['nomeEncontrado', 'nomeEscola', 'descricaoSerie', 'bairro', 'turno', 'nome', 'descricao'])
  answering(
    (reply) =>
      JSON.parse(JSON.stringify(reply), (key, value: unknown) =>
        typeof value === 'string' && shown.has(key) ? hostile : value,
      ) as unknown,
  )
  await press()
  await answered()
  await waitFor(() => expect(path()).not.toBe(row.at))
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('main img')).toBeNull()
  expect(document.querySelector('main')?.textContent).not.toMatch(/[\u202e\ufeff]|\p{Cc}(?<!\n)/u)
  expect(document.title).not.toContain('alert')
})

test.each(cells('Vagas: identificar', 'Vagas: escolher', 'Vagas: cancelar'))(
  'falha/%s/13: an address that is none of the web is no link',
  async (_, row) => {
    const { press } = await openRow(row)
    answering((reply) => ({ ...reply, documentoUrl: 'javascript:alert(document.cookie)' }))
    await press()
    expect(await screen.findByText('Documento disponível na secretaria.')).toBeVisible()
    expect(screen.getByText('javascript:alert(document.cookie)').closest('[lang]')).toHaveAttribute('lang', 'pt-BR')
    expect([...document.querySelectorAll('main a')].map((a) => a.getAttribute('href')).join()).not.toContain('alert')
  },
)

test.each(cells('Vagas: enviar'))(
  'falha/%s/14: words about a field stand at the field, those about an unknown one in the summary',
  async (_, row) => {
    const { started, path, press, user } = await openRow(row)
    const errors = [
      { errorCode: 'X', fieldName: `Matricula.Login.${row.field?.name ?? ''}`, message: 'Isto não serve.' },
      { errorCode: 'X', fieldName: 'campoDaPrefeitura', message: 'Falta o número do bairro.' },
    ]
    answering(() => ({ responseStatus: { errorCode: 'Validation', message: 'Confira os campos.', errors } }), 400)
    await press()
    const summary = await screen.findByRole('alert', { name: /problema/ })
    expect(await within(summary).findByText('Falta o número do bairro.')).toBeVisible()
    await user.click(within(summary).getByRole('link', { name: /^\p{Lu}.+: Isto não serve\.$/u }))
    const label = row.field?.label ?? ''
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(screen.getAllByText('Isto não serve.')).toHaveLength(2)
    expect(path()).toBe(row.at)
    holds(started, path())
    answeringAgain()
    await press()
    await waitFor(() => expect(path()).not.toBe(row.at))
  },
)

test('falha/Vagas: enviar/14: words about fields are told with the way to each page, and stand at the field there', async () => {
  const row = rows['Vagas: enviar']
  if (!row) throw new Error('no such row')
  const { press, started, user } = await openRow(row)
  const errors = [
    { errorCode: 'X', fieldName: 'Matricula.Cadastro.Cep', message: 'Informe o CEP com oito números.' },
    { errorCode: 'X', fieldName: 'campoDaPrefeitura', message: 'Falta o número do bairro.' },
  ]
  answering(() => ({ responseStatus: { errorCode: 'Validation', message: 'Confira os campos.', errors } }), 400)
  await press()
  expect(await screen.findByText('Falta o número do bairro.')).toBeVisible()
  // one box says it all, and what is to be mended is the next stop of the keyboard
  expect(document.activeElement).toHaveTextContent(
    /^.{0,3}Não deu certo.*Confira os campos.*Informe o CEP.*Falta o número/,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Endereço: Informe o CEP com oito números.' }))
  await user.click(await screen.findByRole('link', { name: 'Endereço: Informe o CEP com oito números.' }))
  await screen.findByRole('heading', { level: 1, name: 'Onde vocês moram?' })
  expect(screen.getAllByText('Informe o CEP com oito números.').length).toBeGreaterThan(0)
  holds(started, '/vagas/endereco')
  await user.clear(screen.getByLabelText('CEP'))
  await user.type(screen.getByLabelText('CEP'), '88301-001')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  answeringAgain()
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }))
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
})

test.each(cells())('falha/%s/15: a double press asks once', async (_, row) => {
  const { path, pressTwice } = await openRow(row)
  const calls = asked()
  await pressTwice()
  await waitFor(() => expect(path()).not.toBe(row.at))
  await answered()
  expect(asked()).toBe(calls + 1)
})

test.each(cells('Vagas: cancelar'))(
  'falha/%s/17: dates that cannot be are left out, and a phone three hours late decides nothing',
  async (_, row) => {
    const { path, press } = await openRow(row)
    const late = Date.now() - 3 * 3_600_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(late)
    const odd = { inicio: '0001-01-01T00:00:00Z', fim: '2026-02-31T00:00:00-03:00', ativo: true }
    answering((reply) => ({
      ...reply,
      prazo: '0001-01-01T00:00:00',
      historico: [
        { processamento: 'reservada', em: '/Date(-62135596800000)/' },
        { processamento: 'emAnalise', em: null },
      ],
      periodoCadastro: odd,
      periodoConfirmacao: odd,
      periodoTransferencia: odd,
    }))
    await press()
    await waitFor(() => expect(path()).not.toBe(row.at))
    expect(path()).not.toBe('/vagas/periodo')
    await screen.findByRole('heading', { level: 1 })
    expect(document.querySelector('main')?.textContent).not.toMatch(/0001|Invalid|Date\(|1º? de janeiro/)
    expect(screen.queryByText('Levar os documentos até')).toBeNull()
    clock.mockRestore()
  },
)

test.each(cells())(
  'falha/%s/18: a sign-out elsewhere ends it here, says so, and nothing comes back',
  async (_, row) => {
    const { path, router } = await openRow(row)
    end('signedOut', { silent: true })
    await screen.findByText(/entrou com outro nome neste aparelho, e o pedido começado aqui foi apagado/)
    expect(path()).toBe('/vagas')
    expect(flowState().draft).toBeNull()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toMatch(/Davi|Enzo|Caio/)
    await router.navigate(row.at)
    await waitFor(() => expect(path()).toBe('/vagas'))
  },
)

test('falha/Vagas: enviar/9: closed meanwhile is told with day and hour, and what was typed stays', async () => {
  const row = rows['Vagas: enviar']
  if (!row) throw new Error('no such row')
  const { started, path, press } = await openRow(row)
  mock.setClock('2099-01-01T10:00:00-03:00')
  await press()
  await waitFor(() => expect(path()).toBe('/vagas/periodo'))
  expect(await screen.findByText(/Ele terminou em .* às 23h59\.$/)).toBeVisible()
  expect(screen.queryByText(/^Encerrado em/), 'the same day is said once').toBeNull()
  holds(started, path())
})

test.each(cells('Vagas: identificar', 'Vagas: escolher', 'Vagas: recibo/consulta'))(
  'falha/%s/9 while it is looked up: a no says nothing about the request, so it is still not known',
  async (_, row) => {
    saveDraft({ ...(await row.draft()), phase: 'sending' })
    const { user, path } = openAt('/vagas/verificar')
    answering((reply) => ({ ...reply, errorMessage: noWords }))
    await user.click(await screen.findByRole('button', { name: 'Verificar meu pedido' }))
    expect(await screen.findByText(noWords)).toBeVisible()
    expect(path()).toBe('/vagas/verificar')
    answeringAgain()
    await user.click(await screen.findByRole('button', { name: 'Verificar meu pedido' }))
    await waitFor(() => expect(path()).toBe(row.at))
  },
)

test('a second request for the same child is refused and the one that stands is shown', async () => {
  const row = rows['Vagas: enviar']
  if (!row) throw new Error('no such row')
  const first = await row.draft()
  const { press, unmount } = await openRow(row)
  await press()
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
  unmount()
  const again = await openRow({ ...row, draft: () => Promise.resolve({ ...first, id: 'two' }) })
  await again.press()
  await again.user.click(await screen.findByRole('button', { name: 'Ver o pedido' }))
  await screen.findByText(/^Davi M/)
  expect(again.path()).toBe('/vagas/nome')
})

test('an answer in a state that nobody documented is a request all the same, shown in the service’s word', async () => {
  const row = rows['Vagas: enviar']
  if (!row) throw new Error('no such row')
  const { press } = await openRow(row)
  answering((reply) => ({ ...reply, processamento: 'emDiligencia' }))
  await press()
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
  expect(screen.getAllByText('emDiligencia')[0]?.closest('[lang="pt-BR"]')).not.toBeNull()
  expect(screen.getByText(/O pedido está em processamento/)).toBeVisible()
})

test.each(cells('Vagas: identificar', 'Vagas: escolher', 'Vagas: recibo/consulta'))(
  'falha/%s/6: a conflict is told in the service’s words, looked up, and told again where nothing arrived',
  async (_, row) => {
    const { started, path, press, user } = await openRow(row)
    answering(() => ({ responseStatus: { errorCode: 'JaExiste', message: noWords } }), 409)
    await press()
    const look = await screen.findByRole('button', { name: 'Verificar meu pedido' })
    expect((await screen.findByText(noWords)).closest('[lang="pt-BR"]')).not.toBeNull()
    expect(screen.queryByText(/a resposta da escola não veio/)).toBeNull()
    answeringAgain()
    await user.click(look)
    await waitFor(() => expect(path()).toBe(row.at))
    expect((await screen.findAllByText(noWords))[0]).toBeVisible()
    expect(screen.getAllByText(/não chegou/).length).toBeGreaterThan(0)
    holds(started, path())
  },
)
