// The person record in the fault matrix (test/README §4), by name `falha/pessoa/<n>`. Two tabs (15), a chunk that is gone
// (16) and leaving (18) stand in test/e2e/secretaria/faults.phone.spec.ts; the clock is the browser's besides.
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FaultKind } from '@/mock/doors/network'
import { mock } from '@/mock/doors/node'
import { openAt, told } from '../../support/render'

const op = 'InsertPessoaAvaliacaoInterdisciplinar'
const uncertain = 'Não sabemos se o registro chegou'
const typed = 'Sentinela de Tal'
const page = () => document.querySelector('main')
const send = () => screen.getByRole('button', { name: 'Enviar registro' })
const asked = () => mock.network.log().filter(({ operation }) => operation === op)
/** Nothing typed is lost, nothing personal is where it must not be, nothing of the machine is shown. */
async function invariants(): Promise<void> {
  await waitFor(() => {
    // sent, it stands behind the word about it
    expect(screen.getByRole('button', { name: 'Enviar registro', hidden: true })).not.toHaveAttribute('aria-disabled')
  })
  expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue(typed)
  expect(screen.getByRole('heading', { level: 1, name: 'Registrar pessoa' })).toBeVisible()
  expect(document.title).toMatch(/^(Erro: )?Registrar pessoa/)
  expect(`${document.title} ${location.href} ${Object.values(localStorage).join()}`).not.toContain('Sentinela')
  expect(document.body.textContent).not.toMatch(/stack|\bat [A-Z]\w+\.|undefined|NaN|\[object|salv/i)
}
async function open() {
  const view = openAt('/pessoas/nova', { as: 'sonia' })
  await view.user.type(await screen.findByLabelText('Nome (obrigatório)'), typed)
  await view.user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
  return view
}
/** Sendings are on their way until the function that is returned lets them arrive. */
function holdSending(): () => void {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const known = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith(`/${op}`)) await arrived
    return known(input, init)
  })
  return arrive
}
/** Every sending is answered so, by hand. */
function answers(status: number, body: unknown): void {
  const known = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith(`/${op}`)
      ? Promise.resolve(new Response(JSON.stringify(body), { status }))
      : known(input, init),
  )
}
const notAllowed =
  /foi aceito: nada foi registrado\..*não permite registrar pessoas.*usando o perfil Secretaria.*Fale com quem cuida/
describe('falha/pessoa', () => {
  test.each([
    ['falha/pessoa/1 the connection drops', 'drop', uncertain],
    ['falha/pessoa/4 no permission', 403, notAllowed],
    ['falha/pessoa/5 no such operation', 404, 'O registro não foi aceito: nada foi registrado.'],
    ['falha/pessoa/6 there already', 409, /Esta pessoa já está registrada.*pode ser o CPF ou o nome/],
    ['falha/pessoa/8 a fault with a stack trace', 500, uncertain],
    // a page comes from whoever stands between: nobody knows whether the service has heard
    ['falha/pessoa/10 a page instead of an answer', 'html', uncertain],
    // a one-way call says nothing: whatever else comes with a 2xx is "received" (decisions §2), and no more is claimed
    ['falha/pessoa/10 nothing', 'empty', /Registro enviado às .*não devolve confirmação/],
    ['falha/pessoa/11 nulls', 'nulls', /Registro enviado às .*não devolve confirmação/],
  ] as [string, FaultKind | number, string | RegExp][])('%s', async (_, what, words) => {
    if (what === 409) answers(409, { responseStatus: { errorCode: 'Conflict', message: 'Já existe.' } })
    else mock.fail(op, what, { times: 1 })
    const { user } = await open()
    await user.click(send())
    await told(words)
    await invariants()
    if (what !== 409) expect(asked()).toHaveLength(1)
  })

  test('falha/pessoa/6 there already, and the service names the field: that one is marked', async () => {
    const errors = [{ errorCode: 'Conflict', fieldName: 'CPF', message: 'CPF já registrado.' }]
    answers(409, { responseStatus: { errorCode: 'Conflict', message: 'Já existe.', errors } })
    const { user } = await open()
    await user.click(send())
    await told(/Esta pessoa já está registrada.*corrija o que está marcado/)
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/CPF já registrado\./)
    await user.click(screen.getByRole('link', { name: 'CPF já registrado.' }))
    expect(screen.getByLabelText('CPF')).toHaveFocus()
  })

  test('falha/pessoa/2 no answer for half a minute: uncertain, the same goes only when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    mock.fail(op, 'hang', { times: 1 })
    const { user } = await open()
    await user.click(send())
    await waitFor(() => {
      expect(screen.getByText('Enviando…', { selector: 'button *' })).toBeVisible()
    })
    await vi.advanceTimersByTimeAsync(31_000)
    await told(uncertain)
    await invariants()
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })).toBeVisible()
  })

  test('falha/pessoa/3 the session ended: one dialog, the form stays behind it, nothing was sent', async () => {
    mock.fail(op, 401, { times: 1 })
    const { user } = await open()
    await user.click(send())
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(within(dialog).getByText('Se outra pessoa entrar aqui, será apagado deste aparelho:')).toBeVisible()
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('o que está escrito no registro de uma pessoa')
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    await told('Nada foi enviado ainda: envie outra vez.')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^!Sua sessão terminou antes do envio/))
    await invariants()
    await user.click(send())
    await told(/Registro enviado às/)
  })

  test('falha/pessoa/7 busy: a countdown in sight, then the same record by itself', async () => {
    mock.fail(op, 503, { times: 1, retryAfter: 1 })
    const { user } = await open()
    await user.click(send())
    await told(/Tentamos de novo em \d+ s/)
    // by keyboard alone: the button that was pressed stands below a long form
    expect(document.activeElement).toHaveTextContent(/Tentamos de novo em \d+ s/)
    await invariants()
    await told(/Registro enviado às/)
    expect(asked().map(({ status }) => status)).toEqual([503, 204])
  })

  test('falha/pessoa/9 a 200 that carries an error is still only "received": never more is said', async () => {
    answers(200, { responseStatus: { errorCode: 'Fechado', message: 'Abre às 8h.' } })
    const { user } = await open()
    await user.click(send())
    await told(/Registro enviado às .*não devolve confirmação/)
    await invariants()
  })

  test('falha/pessoa/12 hostile words, typed and answered, are text', async () => {
    const hostile = '\u202e<img src=x onerror=alert(1)>\u0000'
    answers(400, {
      responseStatus: {
        errorCode: 'Outro',
        message: hostile + 'x'.repeat(20_000),
        errors: [{ errorCode: 'Outro', fieldName: 'Pessoa.Nome', message: hostile }],
      },
    })
    const { user } = await open()
    await user.click(send())
    await told('<img src=x onerror=alert(1)>')
    expect(document.querySelector('main img')).toBeNull()
    expect(page()?.textContent).not.toMatch(/\u202e|\p{Cc}(?<!\n)/u)
    expect(page()?.textContent.length).toBeLessThan(5_000)
    await invariants()
    const name = screen.getByLabelText('Nome (obrigatório)')
    await user.clear(name)
    await user.click(name)
    await user.paste('<b>Nome</b> '.repeat(2_000))
    await user.click(send())
    await told('Texto longo demais em “nome”')
    expect(document.querySelector('main b')).toBeNull()
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://escola.br@outra.example', 'file:///x'])(
    'falha/pessoa/13 an address that is no page: %s',
    async (address) => {
      const { user } = await open()
      await user.type(screen.getByLabelText(/^Página na internet/), address)
      await user.click(send())
      await told('Confira o endereço da página')
      expect(document.querySelector('main a[href^="javascript"], main a[href^="data"]')).toBeNull()
      await invariants()
      expect(asked()).toEqual([])
    },
  )

  test('falha/pessoa/14 what the service says about fields stands at them, the rest in the summary', async () => {
    answers(400, {
      ResponseStatus: {
        ErrorCode: 'Validation',
        Message: 'Revise o registro.',
        Errors: [
          { ErrorCode: 'X', FieldName: 'Pessoa.TituloEleitor', Message: 'Título cancelado.' },
          { ErrorCode: 'X', FieldName: 'Lote[0].Numero', Message: 'Falta o lote.' },
        ],
      },
    })
    const { user } = await open()
    await user.click(send())
    await told(/Há 2 problemas para corrigir.*Revise o registro\..*Título cancelado\..*Falta o lote\./)
    expect(screen.getByRole('heading', { name: 'Há 2 problemas para corrigir' }).parentElement).toHaveFocus()
    expect(screen.getByLabelText(/^Título de eleitor/)).toHaveAccessibleDescription(/Título cancelado\./)
    await invariants()
  })

  test('falha/pessoa/15 a double press is one request', async () => {
    const { user } = await open()
    await user.dblClick(send())
    await told(/Registro enviado às/)
    expect(asked()).toHaveLength(1)
  })

  test('falha/pessoa/15 a tab that is opened later is told what was sent: it asks before sending it again', async () => {
    const { user } = await open()
    await user.click(send())
    await told(/Registro enviado às/)
    const tab = new BroadcastChannel('portal.pessoa.enviadas')
    const heard = new Promise<unknown>((done) => {
      tab.onmessage = ({ data }) => done(data)
    })
    tab.postMessage('')
    expect(await heard).toMatch(/^\w+$/)
    tab.close()
  })

  test.each([
    ['31', '2', '2028', 'Confira a validade do visto: esse dia não existe'],
    ['1', '1', '20', 'Digite o ano da validade do visto com 4 números'],
    ['1', '1', '0001', 'Confira o ano da validade do visto: ele vai de 1900 a 2100'],
    ['1', '1', '1800', 'Confira o ano da validade do visto: ele vai de 1900 a 2100'],
    ['1', '1', '9999', 'Confira o ano da validade do visto: ele vai de 1900 a 2100'],
    ['5', '13', '2028', 'Confira o mês da validade do visto'],
    ['', '3', '2028', 'A validade do visto precisa ter o dia'],
  ])('falha/pessoa/17 a date that is none: %s/%s/%s', async (dia, mes, ano, words) => {
    const { user } = await open()
    const visto = within(screen.getByRole('group', { name: /Validade do visto/ }))
    if (dia) await user.type(visto.getByLabelText('Dia'), dia)
    await user.type(visto.getByLabelText('Mês'), mes)
    await user.type(visto.getByLabelText('Ano'), ano)
    await user.click(send())
    await told(words)
    await invariants()
    expect(asked()).toEqual([])
  })

  test('falha/pessoa/17 the hour of sending is the school’s, whatever zone the device is in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-02T23:30:00-10:00') })
    const { user } = await open()
    await user.click(send())
    await told('Registro enviado às 06h30')
  })

  test('falha/pessoa/18 signed out in between: nothing typed is left in the tab', async () => {
    await open()
    await waitFor(() => {
      expect(sessionStorage.getItem('portal.pessoa')).toContain('Sentinela')
    })
    screen.getByRole('button', { name: 'Sair' }).click()
    // it would be erased: the person says so
    ;(await screen.findByRole('button', { name: 'Sair e apagar' })).click()
    await screen.findByRole('heading', { level: 1, name: 'Entrar' })
    expect(Object.values(sessionStorage).join() + Object.values(localStorage).join()).not.toContain('Sentinela')
  })
})

describe('what leaves is what stands in the fields', () => {
  test('changed while the service is busy, it leaves by a press alone, as it stands then', async () => {
    mock.fail(op, 503, { times: 1, retryAfter: 1 })
    const { user } = await open()
    await user.click(send())
    await told(/Tentamos de novo em \d+ s/)
    await user.type(screen.getByLabelText('Nome (obrigatório)'), ' Neto')
    await told(/Você mudou o que ia ser enviado/)
    expect(asked()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Tentar agora' }))
    await told(/Registro enviado às .*Sentinela de Tal Neto/)
    expect(asked()).toHaveLength(2)
  })
  test('changed and changed back while the service is busy, it still leaves by a press alone', async () => {
    mock.fail(op, 503, { times: 1, retryAfter: 60 })
    const { user } = await open()
    await user.click(send())
    await told(/Tentamos de novo em \d+ s/)
    await user.type(screen.getByLabelText('Nome (obrigatório)'), 'X')
    await told(/Você mudou o que ia ser enviado/)
    await user.type(screen.getByLabelText('Nome (obrigatório)'), '{Backspace}')
    expect(page()).toHaveTextContent(/Você mudou o que ia ser enviado/)
  })
  test('left with its page, it is on its way for whoever comes back, and told there when it has arrived', async () => {
    const arrive = holdSending()
    const { user, router } = await open()
    await user.click(send())
    await act(() => router.navigate('/inicio'))
    await screen.findByRole('heading', { level: 1, name: /Olá/ })
    expect(screen.getByText('Registro de pessoa: enviando…')).toBeVisible()
    expect(page()).not.toHaveTextContent('não terminado')
    await act(() => router.navigate('/pessoas/nova'))
    expect(await screen.findByRole('button', { name: /^Enviando/ })).toBeVisible()
    expect(page()).not.toHaveTextContent('É só um rascunho')
    // told at the top, where the focus is, since nothing can be written below
    await told(/Enviando…Sentinela de Tal/)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^•?Enviando…Sentinela de Tal$/))
    arrive()
    await told(/Registro enviado às .*Sentinela de Tal/)
    const another = screen.getByRole('button', { name: 'Registrar outra pessoa' })
    await waitFor(() => expect(another).toHaveFocus())
    await user.click(another)
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue('')
    expect(send()).not.toHaveAttribute('aria-disabled')
    expect(asked()).toHaveLength(1)
  })
  test('looked at from the home, it is told there that it has arrived, and the focus stays', async () => {
    const arrive = holdSending()
    const { user, router } = await open()
    await user.click(send())
    await act(() => router.navigate('/inicio'))
    const link = await screen.findByRole('link', { name: 'Ver o registro' })
    act(() => link.focus())
    arrive()
    expect((await screen.findAllByText('Registro de pessoa enviado'))[0]).toBeVisible()
    expect(link).toHaveFocus()
    await user.click(link)
    await told(/Registro enviado às .*Sentinela de Tal/)
  })
  test.each([
    [null, /^O registro da pessoa foi enviado\.$/],
    [403, /^O registro da pessoa não foi feito.* Registrar pessoa\.$/],
    [500, /^Não sabemos se o registro da pessoa chegou.* Registrar pessoa\.$/],
  ])('left on its way, that it ended in %s is said on any page', async (status, words) => {
    if (status) mock.fail(op, status, { times: 1 })
    const arrive = holdSending()
    const { user, router, path } = await open()
    await user.click(send())
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    arrive()
    expect(await screen.findByText(words, { selector: 'p' })).toBeVisible()
    expect(asked()).toHaveLength(1)
  })
  test('left while it waits to be sent once more: that it was not sent is said where the person is', async () => {
    mock.fail(op, 503, { times: 1, retryAfter: 2 })
    const { user, router } = await open()
    await user.click(send())
    await told(/Tentamos de novo em \d+ s/)
    await act(() => router.navigate('/inicio'))
    expect(await screen.findByText(/^Você saiu antes do fim: a pessoa não foi enviada/)).toBeInTheDocument()
    expect(screen.getByText('Registro de pessoa não terminado')).toBeVisible()
    expect(asked()).toHaveLength(1)
  })
  test('another record begins in its first field, also where the section of it was folded', async () => {
    const { user } = await open()
    await user.click(send())
    await told(/Registro enviado às/)
    const name = screen.getByLabelText('Nome (obrigatório)')
    const section = name.closest('details')
    section?.removeAttribute('open')
    await user.click(screen.getByRole('button', { name: 'Registrar outra pessoa' }))
    expect(section).toHaveAttribute('open')
    expect(name).toHaveFocus()
  })
  test('leaving the CPF by sending only puts its dots in: the countdown goes on', async () => {
    mock.fail(op, 503, { times: 1, retryAfter: 1 })
    const { user } = await open()
    await user.type(screen.getByLabelText('CPF'), '52998224725')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(asked()).toHaveLength(1))
    // a browser takes the focus from what is inert
    act(() => screen.getByLabelText('CPF').blur())
    await told(/A escola está atendendo muita gente\. Tentamos de novo em \d+ s/)
    await told(/Registro enviado às/)
  })
})

describe('what came of a sending while its page was left is told to who comes back', () => {
  async function away(...fault: [number?]) {
    const [status] = fault
    if (status) mock.fail(op, status, { times: 1, retryAfter: 60 })
    const view = await open()
    mock.network.slow(300)
    await view.user.click(send())
    await act(() => view.router.navigate('/inicio'))
    await screen.findByRole('heading', { level: 1, name: /Olá/ })
    await waitFor(() => expect(asked()).toHaveLength(1))
    mock.network.slow(0)
    await act(() => new Promise((done) => setTimeout(done, 50)))
    await act(() => view.router.navigate('/pessoas/nova'))
    return view
  }
  test.each([
    [409, /Esta pessoa já está registrada/],
    [403, /não permite registrar pessoas/],
    [500, uncertain],
    [503, /Tentamos de novo em \d+ s/],
  ])('%s: the reason, and what was typed', async (status, words) => {
    await away(status)
    await told(words)
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue(typed)
    expect(page()).not.toHaveTextContent('O que você tinha digitado continua aqui')
  })
  test('sent: whose record it was, once', async () => {
    const { router } = await away()
    await told(/Registro enviado às .*Sentinela de Tal/)
    await act(() => router.navigate('/inicio'))
    await screen.findByRole('heading', { level: 1, name: /Olá/ })
    await act(() => router.navigate('/pessoas/nova'))
    expect(await screen.findByLabelText('Nome (obrigatório)')).toHaveValue('')
    expect(page()).not.toHaveTextContent('Registro enviado')
  })
})
