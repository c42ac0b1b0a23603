// The faults of test/README §4, row `lancar`, on the real route over the pretended service: `falha/lancar/<n>`. What
// needs the browser itself (1 offline, 15 two tabs, 16 a chunk that is gone, 18 Back and sign-out elsewhere) stands in
// test/e2e/diario/; 2, the answer that never comes, and 6, two teachers, also in sending/send.test.ts.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askService } from '@/api'
import { installConsole } from '@/mock/doors/console'
import { mock } from '@/mock/doors/node'
import type { Persistent } from '@/mock/persistence'
import { addressOf } from '../diario/asked'
import { itIs, nextFrame, openAt } from '../../support/render'
import { screenIs } from './window'

const endereco = '/turmas/1011/lancar'
const list = 'AproveitamentosAlunos'

beforeEach(() => {
  // the phone's list in a small class: this environment lays nothing out and takes its time over large tables
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

/** The service's answer to an operation, changed on its way. */
function answering(operation: string, change: (text: string) => Response): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await mock.fetch(input, init)
    return addressOf(input).endsWith(`/${operation}`) ? change(await answer.text()) : answer
  })
}
const writes = () => mock.network.log().filter(({ operation }) => operation === 'AproveitamentoAluno').length

/** By label: asking for roles among 300 fields takes this environment seconds. */
const fieldOfAna = () => screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')

/** What holds after every fault: a heading, nothing of the service's inner words. */
async function invariants() {
  expect((await screen.findAllByRole('heading', { level: 1 })).length).toBe(1)
  expect(document.body.textContent).not.toMatch(/stackTrace|at .*\.cs:line|undefined|\[object/)
  expect(document.title).not.toMatch(/Ana|Prado/)
}

describe('reading', () => {
  test.each([
    ['4', 403, /Seu perfil não permite/],
    ['5', 404, /notas desta turma não estão disponíveis/],
    ['7', 503, /atendendo muita gente/],
    ['8', 500, /Algo não funcionou do nosso lado/],
    ['10', 'html', /A internet deste local abriu outra página/],
    ['1', 'drop', /sem internet/],
  ] as const)(
    'falha/lancar/%s: %s',
    async (_, what, words) => {
      mock.fail(list, what)
      openAt(endereco, { as: 'carla' })
      expect((await screen.findAllByText(words))[0]).toBeVisible()
      await invariants()
    },
    40_000,
  )
  test('falha/lancar/2: slow: its shape, then the students', async () => {
    mock.network.slow(900)
    openAt(endereco, { as: 'carla' })
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
    mock.network.slow(0)
    expect(await fieldOfAna()).toBeVisible()
  })
  test('falha/lancar/3: the session ended: one dialog, and the grades come after signing in', async () => {
    mock.fail(list, 401)
    const { user } = openAt(endereco, { as: 'carla' })
    const dialogs = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent)
    await waitFor(() => expect(dialogs()).toEqual(['Sua sessão terminou']))
    mock.fail(list, null)
    await user.type(await screen.findByLabelText('Senha'), 'caderno{Enter}')
    expect(await fieldOfAna()).toBeVisible()
    expect(dialogs()).toEqual([])
  })
  test('falha/lancar/9: a 200 that carries an error: the words of the service', async () => {
    answering(list, () => Response.json({ responseStatus: { errorCode: 'Fechado', message: 'O diário abre às 8h.' } }))
    openAt(endereco, { as: 'carla' })
    expect((await screen.findAllByText('O diário abre às 8h.'))[0]).toBeVisible()
    await invariants()
  })
  test.each([
    ['11', 'nulls'],
    ['11', 'wrongTypes'],
    ['12', 'hugeText'],
  ] as const)('falha/lancar/%s: %s is tolerated', async (_, what) => {
    mock.fail(list, what)
    openAt(endereco, { as: 'carla' })
    await screen.findByRole('heading', { level: 1, name: 'Lançar notas' })
    await screen.findByText(
      /não pôde ser lido por inteiro|Nenhum estudante nesta turma|Nenhuma alteração para enviar|Nenhuma avaliação nesta turma/,
    )
    await invariants()
  })
  test('falha/lancar/12: markup and turned text are text', async () => {
    const hostile = '\u202e<img src=x onerror=alert(1)>\u0000 javascript:alert(1)'
    answering(list, (text) =>
      Response.json(
        JSON.parse(text, (key, value: unknown) =>
          typeof value === 'string' && key !== 'tokenPagina' ? hostile : value,
        ),
      ),
    )
    openAt(endereco, { as: 'carla' })
    expect((await screen.findAllByText(/<img src=x onerror=alert\(1\)>/))[0]).toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
    expect(document.querySelector('main')?.innerHTML).not.toMatch(/[\u202e\ufeff]|\p{Cc}(?<!\n)/u)
    await invariants()
  })
  test('falha/lancar/17: a clock that is years wrong signs nobody out and confirms all the same', async () => {
    const hourOfService = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    const phone = (at: string) => {
      vi.setSystemTime(new Date(at))
      // the service's own clock goes right
      mock.setClock(hourOfService)
    }
    phone('2001-01-01T00:00:00Z')
    const { user } = openAt(endereco, { as: 'carla' })
    await user.type(await fieldOfAna(), '7,5{Enter}')
    await nextFrame()
    const send = screen.getByRole('button', { name: 'Enviar notas' })
    phone('2031-01-01T00:00:00Z')
    // the person is there at that moment: a look at the clock before their press would find nobody for thirty years
    fireEvent.pointerDown(send)
    await user.click(send)
    expect(await screen.findByText(/^Tudo enviado/)).toBeVisible()
    await invariants()
  })
  test('falha/lancar/5: a class that does not exist', async () => {
    openAt('/turmas/abc/lancar', { as: 'carla' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  })
  test('without its students the page keeps its name, its class and the way back; they come by a press', async () => {
    mock.fail(list, 500)
    const { user } = openAt(endereco, { as: 'carla' })
    expect(await screen.findByText('Não foi possível carregar os estudantes.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Lançar notas' })).toBeVisible()
    expect(await screen.findByText(/^Matemática · 7º A · /, { selector: '[lang]' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Turma' })).toHaveAttribute('href', '/turmas/1011')
    expect(main.queryByText('Ir para o início')).toBeNull()
    mock.fail(list, null)
    await user.click(main.getByRole('button', { name: 'Tentar de novo' }))
    expect(await fieldOfAna()).toBeVisible()
  })
  test('where neither class nor students come one box says so, and both come by its press', async () => {
    for (const one of [list, 'Classes'] as const) mock.fail(one, 500)
    const { user } = openAt(endereco, { as: 'carla' })
    expect(await screen.findByText('Não foi possível carregar os estudantes.')).toBeVisible()
    expect(screen.queryByText('Não foi possível carregar os dados da turma.')).toBeNull()
    for (const one of [list, 'Classes'] as const) mock.fail(one, null)
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await fieldOfAna()).toBeVisible()
    expect(await screen.findByText(/^Matemática · 7º A · /, { selector: '[lang]' })).toBeVisible()
    expect(screen.queryByText('Não foi possível carregar os dados da turma.')).toBeNull()
  })
  test('a class without students says so, and offers no grades to enter', async () => {
    answering(list, () => Response.json({ itens: [], tokenPagina: null }))
    openAt('/turmas/1011', { as: 'carla' })
    await waitFor(() => expect(screen.getByText('Nenhum estudante nesta turma ainda.')).toBeVisible())
    expect(document.querySelector('main table[role="table"] thead')).toBeNull()
    const main = within(screen.getByRole('main'))
    await waitFor(() => expect(main.queryByRole('link', { name: 'Lançar notas' })).toBeNull())
  })
  test.each([
    ['nobody', () => ({ itens: [], tokenPagina: null }), 'Nenhum estudante nesta turma ainda.'],
    [
      'no evaluation',
      (text: string) =>
        JSON.parse(text, (key, value: unknown) => (/^(grupos|.*[cC]omplementares)$/.test(key) ? [] : value)) as object,
      'Nenhuma avaliação nesta turma ainda.',
    ],
  ])('the home does not say that no grade is missing where there is %s to have one', async (_, reply, words) => {
    answering(list, (text) => Response.json(reply(text)))
    openAt('/inicio', { as: 'carla' })
    await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible())
    expect(screen.queryByText('Nenhuma nota faltando.')).toBeNull()
  })
  test('who is no teacher does not enter', async () => {
    openAt(endereco, { as: 'ana' })
    expect(await screen.findByText(/Seu perfil não permite ver esta página/)).toBeVisible()
  })
  test('a further page that fails: the first students are there, the rest by a press', async () => {
    mock.backend.reset({ size: { seteA: 120, escolas: 1 } })
    let asked = 0
    const around: typeof fetch = async (input, init) => {
      if (typeof input === 'string' && input.endsWith(list) && (asked += 1) === 2)
        return new Response('{}', { status: 404 })
      return mock.fetch(input, init)
    }
    vi.stubGlobal('fetch', around)
    openAt(endereco, { as: 'carla' })
    expect(await screen.findByText('Vieram 50 estudantes, e não foi possível carregar os outros.')).toBeVisible()
    expect((await screen.findAllByText('Ana Prado Souza'))[0]).toBeVisible()
    const publish = screen.getByRole('button', { name: 'Publicar notas' })
    expect(publish).toHaveAccessibleDescription('Espere carregar todos os estudantes')
    expect(publish).toBeVisible()
  })
})

test('the strip goes as soon as the network of the demonstration is back, and not at the next turn', async () => {
  // the cast: nothing else of it is asked for
  const portal = installConsole(mock.backend, {} as Persistent, mock)
  openAt('/configuracoes', { as: 'carla' })
  await invariants()
  portal.offline(true)
  askService()
  const strip = await screen.findByText(/^Sem internet\./)
  portal.offline(false)
  await waitFor(() => expect(strip).not.toHaveTextContent('Sem internet'))
  delete window.portal
})

describe('writing', () => {
  async function typeAndSend(before: () => void = () => undefined) {
    const { user } = openAt(endereco, { as: 'carla' })
    const campo = await fieldOfAna()
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    before()
    await user.click(screen.getByRole('button', { name: 'Enviar notas' }))
    return { user, campo }
  }
  test('falha/lancar/1: no network while sending: nobody knows, it is looked for, and not sent twice', async () => {
    mock.fail('AproveitamentoAluno', 'drop', { times: 1, done: true })
    const { campo } = await typeAndSend()
    expect(await screen.findByText(/^Tudo enviado/)).toBeVisible()
    expect(campo).toHaveValue('7,5')
    expect(writes()).toBe(1)
    await invariants()
  })
  test('falha/lancar/1: no network for the reading before sending: nothing goes, what was typed stays', async () => {
    const { campo } = await typeAndSend(() => mock.fail(list, 'drop'))
    expect(await screen.findByText('O envio parou')).toBeVisible()
    expect(screen.getByText('O que ainda não foi enviado continua aqui.')).toBeVisible()
    expect(campo).toHaveValue('7,5')
    expect(writes()).toBe(0)
  })
  test('falha/lancar/3: the session ended while sending: one dialog, the text stays, nothing is sent by itself', async () => {
    const { user, campo } = await typeAndSend(() => mock.fail('AproveitamentoAluno', 401, { times: 1 }))
    const dialogs = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent)
    await waitFor(() => expect(dialogs()).toEqual(['Sua sessão terminou']))
    expect(campo).toHaveValue('7,5')
    expect(screen.getAllByText(/1 alteração não enviada$/)[0]).toBeInTheDocument()
    expect(writes()).toBe(1)
    expect(screen.getByText('O envio parou')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Senha'), 'caderno{Enter}')
    await waitFor(() => expect(dialogs()).toEqual([]))
    await waitFor(() => expect(screen.queryByText(/O envio parou/), 'the person is there again').toBeNull())
  })
  test('falha/lancar/4: forbidden: told, the text stays', async () => {
    const { campo } = await typeAndSend(() => mock.fail('AproveitamentoAluno', 403, { times: 1 }))
    expect(await screen.findByText('O envio parou')).toBeVisible()
    expect(screen.getByText(/Seu perfil não permite/)).toBeVisible()
    expect(campo).toHaveValue('7,5')
    await invariants()
  })
  test('falha/lancar/5: the student is no longer there: told at the student, the text stays', async () => {
    const { campo } = await typeAndSend(() => mock.fail('AproveitamentoAluno', 404, { times: 1 }))
    const attention = await screen.findByRole('region', { name: '1 estudante precisa de atenção' })
    expect(within(attention).getByText('Ana Prado Souza')).toBeVisible()
    expect(campo).toHaveValue('7,5')
    await invariants()
  })
  test.each([
    ['9', 'an error in a 200', () => Response.json({ responseStatus: { errorCode: 'X', message: 'Não foi aceito.' } })],
    ['10', 'a page instead of an answer', () => new Response('<html>Entre na rede</html>', { status: 200 })],
    ['10', 'nothing at all', () => new Response('', { status: 200 })],
  ] as const)('falha/lancar/%s: %s: received is not confirmed, a reading decides', async (_, __, answer) => {
    answering('AproveitamentoAluno', answer)
    const { campo } = await typeAndSend()
    expect(await screen.findByText(/^Tudo enviado/)).toBeVisible()
    expect(campo).toHaveValue('7,5')
    expect(writes()).toBe(1)
  })
  test('falha/lancar/14: a validation is told at the student, with the words of the service, and the text stays', async () => {
    mock.fail('AproveitamentoAluno', 400, { times: 1 })
    const { campo } = await typeAndSend()
    const attention = await screen.findByRole('region', { name: '1 estudante precisa de atenção' })
    expect(within(attention).getByText('Ana Prado Souza')).toBeVisible()
    expect(campo).toHaveValue('7,5')
    await invariants()
  })
  test('falha/lancar/6: closed elsewhere is told, and the cell becomes text', async () => {
    mock.fail('AproveitamentoAluno', 409, { times: 1 })
    const { campo } = await typeAndSend()
    await screen.findByRole('region', { name: '1 estudante precisa de atenção' })
    expect(campo).toHaveValue('7,5')
  })
  test('falha/lancar/7: busy is a countdown that can be stopped', async () => {
    mock.fail('AproveitamentoAluno', 503, { times: 1, retryAfter: 60 })
    const { user, campo } = await typeAndSend()
    const next = await screen.findByText(/Tentamos de novo em \d+ s/)
    expect(next).toBeVisible()
    // the bar is in sight wherever the page is scrolled to: it counts, stops, and leads to what is told below
    const bar = within(screen.getByRole('region', { name: 'Envio das notas' }))
    const sentence = bar.getByText(/^O serviço está ocupado: enviamos de novo em \d+ s · 1 alteração não enviada$/)
    await user.click(bar.getByRole('button', { name: 'Parar' }))
    expect(sentence).toHaveFocus()
    expect(sentence).toHaveTextContent(/^O serviço está ocupado · 1 alteração não enviada$/)
    expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull()
    await user.click(bar.getByRole('button', { name: 'Ver por quê' }))
    expect(document.activeElement).toContainElement(screen.getByText(/Paramos de tentar\./))
    expect(campo).toHaveValue('7,5')
    expect(writes()).toBe(1)
  })
  test('falha/lancar/8: a fault of the service is looked for, not sent again', async () => {
    mock.fail('AproveitamentoAluno', 500, { times: 1, done: true })
    await typeAndSend()
    expect(await screen.findByText(/^Tudo enviado/)).toBeVisible()
    expect(writes()).toBe(1)
  })
  test('falha/lancar/15: a double press sends once', async () => {
    const { user } = openAt(endereco, { as: 'carla' })
    const campo = await fieldOfAna()
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    await user.dblClick(screen.getByRole('button', { name: 'Enviar notas' }))
    expect(await screen.findByText(/^Tudo enviado/)).toBeVisible()
    expect(writes()).toBe(1)
  })
  test('falha/lancar/18: unsent grades come back after the screen was left, and go with the session', async () => {
    const { user } = openAt(endereco, { as: 'carla' })
    await user.type(await fieldOfAna(), '7,5{Enter}')
    await nextFrame()
    expect(screen.getByText('1 alteração não enviada')).toBeVisible()
    cleanup()
    const kept = Object.entries(sessionStorage).filter(([key]) => key.includes('lancamentos'))
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/Ana|Prado|carla/i)
    openAt(endereco, { as: 'carla' })
    expect(await fieldOfAna()).toHaveValue('7,5')
    expect(screen.getByText('1 nota que não tinha sido enviada voltou para a grade.')).toBeVisible()
  })
  test('on a public device nothing is written to the tab', async () => {
    localStorage.setItem('portal.aparelhoPublico', 'sim')
    const { user } = openAt(endereco, { as: 'carla' })
    await user.type(await fieldOfAna(), '7,5{Enter}')
    await nextFrame()
    cleanup()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('lancamentos'))).toEqual([])
    openAt(endereco, { as: 'carla' })
    expect(await fieldOfAna(), 'memory holds it as long as the page').toHaveValue('7,5')
  })
})

describe('a teacher’s other screens', () => {
  test('today’s lessons by the timetable, and what is missing', async () => {
    // a Friday, in the middle of Carla's lesson with 9º B
    itIs('2026-11-20T08:30:00-03:00')
    openAt('/inicio', { as: 'carla' })
    expect(await screen.findByText(/Hoje você tem 1 aula\. Agora: Matemática · 9º B\./)).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Participação: falta/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/turmas\/1011\/lancar\?falta=n101106$/),
    )
  })
  test('lessons of today that are over are told as over', async () => {
    itIs('2026-11-20T21:30:00-03:00')
    openAt('/inicio', { as: 'carla' })
    expect(await screen.findByText('A aula de hoje já terminou.')).toBeVisible()
  })
  test.each([
    ['in its first minute', '08:20', 1],
    ['at its end no more', '09:10', 0],
  ])('a lesson is marked as the present one %s (%s)', async (_, hour, marks) => {
    itIs(`2026-11-20T${hour}:00-03:00`)
    openAt('/inicio', { as: 'carla' })
    const heading = await screen.findByRole('heading', { level: 2, name: 'Aulas de hoje' })
    const lesson = heading.parentElement?.querySelector<HTMLElement>('li') ?? document.body
    expect(lesson).toHaveTextContent('08h20 às 09h10')
    expect(within(lesson).queryAllByText('Agora')).toHaveLength(marks)
  })
  test('a class whose grades fail leaves the others as they are', async () => {
    mock.fail(list, 404, { times: 1 })
    openAt('/inicio', { as: 'carla' })
    const failed = await screen.findByText(/^Não foi possível conferir as notas que faltam em Matemática · \d/)
    // all classes come together
    await waitFor(() => expect(failed).toBeVisible())
    expect((await screen.findAllByRole('link', { name: /: (faltam|falta|ainda)/ })).length).toBeGreaterThan(0)
  })
  test('the class: its means stand below each other with one number of decimals', async () => {
    openAt('/turmas/1011', { as: 'carla' })
    const head = await screen.findByRole('columnheader', { name: 'Média parcial' })
    const cells = within(head.closest('table') as HTMLElement)
      .getAllByRole('row')
      .slice(1)
    const means = cells.map((row) => row.lastElementChild?.textContent ?? '').filter((text) => /\d/.test(text))
    expect(means.length).toBeGreaterThan(5)
    for (const mean of means) expect(mean).toMatch(/\d,\d\d$/)
  })
  test('the class: its students, and who is near the limit', async () => {
    openAt('/turmas/1011', { as: 'carla' })
    expect(await screen.findByRole('link', { name: 'Lançar notas' })).toHaveAttribute('href', endereco)
    const ana = await screen.findByRole('row', { name: /Ana Prado Souza/ })
    expect(await within(ana).findByText('Perto do limite')).toBeVisible()
  })
})
