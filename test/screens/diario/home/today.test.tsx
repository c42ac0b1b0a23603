// The day on the home: today's lessons, the week, what comes next, and how the classes stand.
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { situacaoFaltas } from '@/domain/faltas'
import { byUrgency, type Figures } from '@/screens/diario/classe/figures'
import { type Attempt, attempts, erase } from '@/screens/shared/sent/attempts'
import { setRemembered } from '@/session'
import * as files from '@/ui/action/download'
import { mock } from '@/mock/doors/node'
import { itIs, openAt } from '../../../support/render'
import { addressOf, recordsChanged, sectionOf } from '../asked'

/** A Monday of the seed's year, at this hour of the school. */
const at = (hour: string, day = '2026-11-23') => {
  itIs(`${day}T${hour}:00-03:00`)
}
const section = async (name: RegExp) => within(sectionOf(await screen.findByRole('heading', { level: 2, name })))

describe('today', () => {
  it('tells the lesson that is now with room and teacher, the next, and leads to attendance by one press', async () => {
    at('07:40')
    const { user, path } = openAt('/inicio', { as: 'ana' })
    const today = await section(/^Hoje segunda-feira$/)
    const [now, next] = today.getAllByRole('listitem')
    expect(now).toHaveTextContent(/^07h30 às 08h20 07h30História.*Agora.*Sala 2 · Emanuel/)
    expect(next).toHaveTextContent(/Em seguida/)
    await user.click(today.getByRole('link', { name: 'Marcar presença' }))
    await waitFor(() => expect(path()).toBe('/presenca'))
  })

  it.each([
    ['07:19', false],
    ['07:20', true],
    ['08:15', true], // in the lesson before: that one's
  ])('leads to attendance from ten minutes before a lesson: at %s %s', async (hour, offered) => {
    at(hour)
    openAt('/inicio', { as: 'ana' })
    const today = await section(/^Hoje/)
    expect(today.queryAllByRole('link', { name: 'Marcar presença' })).toHaveLength(offered ? 1 : 0)
  })

  it('has no lesson of a class that the student has left, and leads to no attendance in it', async () => {
    at('07:40')
    recordsChanged((record) => Object.assign(record, { ativo: false }), 1013)
    openAt('/inicio', { as: 'ana' })
    const today = await section(/^Hoje/)
    expect(today.getAllByRole('listitem').length).toBeGreaterThan(1)
    expect(today.queryByText('História')).toBeNull()
    expect(today.queryByRole('link', { name: 'Marcar presença' })).toBeNull()
  })

  it('knows a lesson that was marked before it began', async () => {
    at('07:32')
    openAt('/inicio', { as: 'ana' })
    await section(/^Hoje/)
    act(() => attempts.set([{ em: Date.parse('2026-11-23T07:22:00-03:00'), result: 'marcada', message: '' }]))
    onTestFinished(() => act(erase))
    expect((await section(/^Hoje/)).getByText('Presença marcada')).toBeVisible()
  })

  it.each([
    ['accepted in this lesson', '07:35', 'marcada', true],
    ['accepted in an earlier one', '07:10', 'marcada', false],
    ['accepted on another day', '07:35', 'marcada', false, '2026-11-20'],
    ['refused', '07:35', 'recusada', false],
    ['unanswered', '07:35', 'incerta', false],
  ] as [name: string, hour: string, result: Attempt['result'], said: boolean, day?: string][])(
    'says that attendance was marked, where this device knows: %s',
    async (_, hour, result, said, day) => {
      at('07:40')
      openAt('/inicio', { as: 'ana' })
      await section(/^Hoje/)
      const attempt: Attempt = { em: Date.parse(`${day ?? '2026-11-23'}T${hour}:00-03:00`), result, message: '' }
      act(() => attempts.set([attempt]))
      onTestFinished(() => act(erase))
      const today = await section(/^Hoje/)
      const link = today.queryByRole('link', { name: 'Marcar presença' })
      if (said) {
        expect(today.getByText('Presença marcada')).toBeVisible()
        expect(link).toBeNull()
      } else expect(link).toBeVisible()
    },
  )

  it('is tomorrow in the evening, and Monday at the weekend', async () => {
    at('20:00')
    const { unmount } = openAt('/inicio', { as: 'ana' })
    expect((await section(/^Amanhã terça-feira$/)).queryByText('Agora')).toBeNull()
    unmount()
    at('10:00', '2026-11-28')
    openAt('/inicio', { as: 'ana' })
    expect((await section(/^segunda-feira$/)).getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it('of a child offers no attendance to the guardian', async () => {
    at('07:40')
    openAt('/alunos/1/inicio', { as: 'marta' })
    const today = await section(/^Hoje/)
    expect(today.getByText('Agora')).toBeVisible()
    expect(today.queryByRole('link', { name: 'Marcar presença' })).toBeNull()
  })

  it('has the whole week a press away, as a page that prints', async () => {
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    const { user, path } = openAt('/inicio', { as: 'ana' })
    await user.click(await screen.findByRole('link', { name: 'Semana inteira' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Aulas da semana/ })).toBeVisible()
    expect(path()).toBe('/semana')
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(days.slice(0, 5)).toEqual(['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira'])
    await user.click(screen.getByRole('button', { name: 'Imprimir' }))
    expect(printed).toHaveBeenCalledOnce()
  })
})

describe('what comes', () => {
  it.each([
    ['which come along with the grades', [], 0],
    ['read four at a time and ten at first', ['bare'], 1],
  ] as const)('stands by date with subject and weight, second calls too: %s', async (_, dialects, apart) => {
    mock.speak(dialects)
    let [pending, most, asked] = [0, 0, 0]
    const others: Record<string, number> = {}
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const name = addressOf(input).split('/').at(-1) ?? ''
      const counts = name === 'GetAvaliacao'
      if (!counts && name !== 'Auth') others[name] = (others[name] ?? 0) + 1
      if (counts) {
        asked += 1
        most = Math.max(most, (pending += 1))
      }
      const answer = await real(input, init)
      if (counts) pending -= 1
      return answer
    })
    const { user } = openAt('/inicio', { as: 'ana' })
    const ahead = await section(/^O que vem$/)
    await waitFor(() => expect(ahead.getAllByRole('listitem').length).toBeGreaterThan(1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    // only where all days are known is the first of them the next
    const told = apart ? 'Próxima data já lida:' : 'Próxima avaliação:'
    expect((await section(/^Hoje|^Amanhã|feira$/)).getByText(told, { exact: false })).toBeVisible()
    expect(most).toBeLessThanOrEqual(4)
    expect(asked).toBeLessThanOrEqual(10 * apart)
    // and nothing else that the home did not ask before it told the day
    const more = apart ? { GetPeriodoLetivo: 1, GetTurma: 1 } : {}
    expect(others).toEqual({ Classes: 1, AproveitamentosAlunos: 7, GetRecado: 1, ...more })
    // which come along are all there from the first
    if (!apart) await user.click(ahead.getByRole('button', { name: 'Ver mais datas' }))
    const said = ahead.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(said.some((one) => one.includes('Segunda chamada'))).toBe(true)
    expect(said.every((one) => /peso \d/.test(one))).toBe(true)
  })

  it('is saved as one calendar file, with the subject in each title', async () => {
    const download = vi.spyOn(files, 'download').mockImplementation(() => undefined)
    const { user } = openAt('/inicio', { as: 'ana' })
    await user.click(await screen.findByRole('button', { name: 'Pôr todas no calendário' }))
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(download.mock.lastCall?.[0]).toBe('avaliacoes.ics')
    const text = String(download.mock.lastCall?.[2]).replaceAll('\r\n ', '')
    expect(text).toMatch(/SUMMARY:Matemática: Prova do 2º bimestre/)
    expect(text).toMatch(/SUMMARY:Matemática: Segunda chamada: Prova do 2º bimestre/)
  })

  it('shows more by turns until all are there; then the button is gone, and the focus at what came last', async () => {
    const { user } = openAt('/inicio', { as: 'ana' })
    const ahead = await section(/^O que vem$/)
    const rows = () => ahead.queryAllByRole('listitem').length
    await waitFor(() => expect(rows()).toBe(5))
    let before = 0
    while (ahead.queryByRole('button', { name: 'Ver mais datas' })) {
      expect(rows()).toBeGreaterThan(before)
      before = rows()
      ahead.getByRole('button', { name: 'Ver mais datas' }).focus()
      await user.keyboard('{Enter}')
    }
    expect(rows()).toBeGreaterThan(before)
    expect(ahead.getAllByRole('link')[before]).toHaveFocus()
  })

  it('is saved whole: what nobody had asked for is read first, and what cannot be read is told', async () => {
    const download = vi.spyOn(files, 'download').mockImplementation(() => undefined)
    const eventsIn = () => String(download.mock.lastCall?.[2]).split('BEGIN:VEVENT').length - 1
    const whole = openAt('/inicio', { as: 'ana' })
    await whole.user.click(await screen.findByRole('button', { name: 'Pôr todas no calendário' }))
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    const all = eventsIn()
    whole.unmount()
    queryClient.clear()
    download.mockClear()
    mock.speak(['bare'])
    const real = globalThis.fetch
    let failing = 1
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      addressOf(input).endsWith('GetAvaliacao') && failing-- === 1
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    )
    const { user } = openAt('/inicio', { as: 'ana' })
    expect(await screen.findByText('A data de 1 avaliação não veio.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Pôr todas no calendário' }))
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(eventsIn()).toBeGreaterThan(all - 3)
    expect(await screen.findByText('A data de 1 avaliação não veio.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ver mais datas' })).toBeVisible()
  })
})

test('the calendar file of one evaluation names its subject', async () => {
  const download = vi.spyOn(files, 'download').mockImplementation(() => undefined)
  const { user } = openAt('/inicio', { as: 'ana' })
  const ahead = await section(/^O que vem$/)
  const [exam] = await ahead.findAllByRole('link', { name: 'Prova do 2º bimestre' })
  if (exam) await user.click(exam)
  await screen.findByRole('heading', { level: 1, name: 'Prova do 2º bimestre' })
  await user.click(await screen.findByRole('button', { name: /calendário/ }))
  const file = String(download.mock.lastCall?.[2]).replaceAll('\r\n ', '')
  // which class has the next one depends on the day
  const [, subject = '?'] = /SUMMARY:(.+): Prova do 2º bimestre/.exec(file) ?? []
  expect(screen.getByRole('main')).toHaveTextContent(`${subject} · 7º A`)
})

test('the list of classes tells teacher, room and hours, which the home does not', async () => {
  openAt('/turmas', { as: 'ana' })
  const row = (await screen.findByRole('link', { name: 'Matemática' })).closest('li')
  expect(row).toHaveTextContent(/Carla Menezes · Sala 2.*ter 07h30, qua 09h10/)
})

test('lessons that follow each other are one in the list and on the page of a class, as in the week', async () => {
  const { router } = openAt('/alunos/2/turmas', { as: 'marta' })
  const row = (await screen.findByRole('link', { name: 'Campos de experiências' })).closest('li')
  expect(row).toHaveTextContent(/seg 08h00 e 10h50, ter 08h00 e 10h50, .*, sex 08h00 e 10h50$/)
  await router.navigate('/alunos/2/turmas/1230')
  expect((await screen.findByText('sexta-feira')).nextElementSibling).toHaveTextContent(
    /^08h00 às 10h30 · 10h50 às 12h30$/,
  )
  await router.navigate('/alunos/2/semana')
  await screen.findByRole('heading', { name: 'sexta-feira' })
  expect(screen.getAllByText('10h50 às 12h30')).toHaveLength(5)
})

test('greeting and period stand on lines of their own', async () => {
  openAt('/inicio', { as: 'ana' })
  const heading = await screen.findByRole('heading', { level: 1, name: /^Olá, Ana \d{4}, 2º bimestre/ })
  expect(heading).not.toHaveTextContent('·')
})

test('the means have one number of decimals, on every page the same', async () => {
  const { router } = openAt('/inicio', { as: 'ana' })
  const classes = await section(/^Minhas turmas$/)
  await classes.findByText('7,40')
  const means = classes.getAllByText('Média parcial').map((label) => label.previousElementSibling?.textContent ?? '')
  for (const mean of means) expect(mean).toMatch(/^\d+,\d\d$/)
  await router.navigate('/turmas/1011/notas')
  await screen.findByText('Parcial: 3 de 6 notas publicadas')
  expect(screen.getByText('7,40')).toBeVisible()
})

test('urgency goes by how few absences are left, then by name', () => {
  const figure = (disciplina: string, faltas: number, limite = 30): Figures => ({
    classe: { id: 1, disciplina },
    record: null,
    faltas: situacaoFaltas(faltas, limite),
    turma: '',
    pending: false,
    failed: false,
    limitUnread: false,
    updatedAt: 0,
  })
  const all = [
    figure('Arte', 20),
    figure('Geografia', 31),
    figure('Inglês', 29),
    figure('História', 35),
    figure('Física', 3),
    figure('Biologia', 4),
    figure('Dança', 20),
  ]
  const names = [...all].sort(byUrgency).map(({ classe }) => classe.disciplina)
  expect(names).toEqual(['História', 'Geografia', 'Inglês', 'Arte', 'Dança', 'Biologia', 'Física'])
})

test.each([
  ['ana', 'Como vejo minhas notas', false],
  ['carla', 'Como vejo minhas notas', true],
])('help is that of the profile: %s', async (as, _, teacher) => {
  openAt('/ajuda', { as })
  await screen.findByRole('heading', { level: 1, name: 'Ajuda' })
  const questions = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .join('|')
  await waitFor(() => expect(/planilha|lanç/i.test(questions())).toBe(teacher))
})

test('a page that wakes tells the day of now, not that on which it was put away', async () => {
  itIs('2026-11-19T22:00:00-03:00')
  // else the session of the evening is over
  setRemembered(true)
  openAt('/inicio', { as: 'ana' })
  await section(/^Amanhã sexta-feira$/)
  vi.setSystemTime(new Date('2026-11-20T07:40:00-03:00'))
  // again, as the page listens a moment after it has been drawn
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('heading', { level: 2, name: /^Hoje sexta-feira$/ })).toBeVisible()
  })
})

const lessonAt = { diaSemana: 1, inicio: '07:30', fim: '08:20' }
/** Every class has this one lesson in a week. */
function onlyLesson(): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/Classes')) return answer
    const reply = (await answer.json()) as { itens: object[] }
    return Response.json({ ...reply, itens: reply.itens.map((one) => ({ ...one, horarios: [lessonAt] })) })
  })
}

test.each([
  ['ana', /^Amanhã segunda-feira/],
  ['marta', /^Amanhã, 07h30/],
])('on a Sunday at the hour of a Monday lesson nothing is now, and nothing over: %s', async (as, tomorrow) => {
  itIs('2026-11-22T07:45:00-03:00')
  onlyLesson()
  openAt('/inicio', { as })
  await waitFor(() => {
    const said = [...document.querySelectorAll('main h2, main strong')].map(({ textContent }) => textContent)
    expect(said).toContainEqual(expect.stringMatching(tomorrow))
  })
  expect(screen.queryByText('Agora')).toBeNull()
  expect(document.querySelector('[data-when="over"], [data-when="now"]')).toBeNull()
})

test('in the evening the lessons of tomorrow are not over', async () => {
  itIs('2026-11-22T20:00:00-03:00')
  onlyLesson()
  openAt('/inicio', { as: 'ana' })
  await section(/^Amanhã segunda-feira$/)
  expect(document.querySelectorAll('[data-when="later"]')).toHaveLength(7)
})

test('an evaluation of a class that the student has left is none that comes', async () => {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    if (!addressOf(input).endsWith('/AproveitamentosAlunos') || !body.includes('"idClasse":1011')) return answer
    const reply = (await answer.json()) as { itens: object[] }
    return Response.json({ ...reply, itens: reply.itens.map((one) => ({ ...one, ativo: false })) })
  })
  const { user } = openAt('/inicio', { as: 'ana' })
  const ahead = await section(/^O que vem$/)
  while (ahead.queryByRole('button', { name: 'Ver mais datas' }))
    await user.click(ahead.getByRole('button', { name: 'Ver mais datas' }))
  expect(ahead.getAllByRole('listitem').length).toBeGreaterThan(5)
  expect(ahead.queryByText('Matemática')).toBeNull()
})

test('an evaluation that stands in two classes comes once', async () => {
  const real = globalThis.fetch
  let first: unknown
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const reply = (await answer.json()) as { itens: { grupos: unknown }[] }
    first ??= reply.itens[0]?.grupos
    return Response.json({ ...reply, itens: reply.itens.map((one) => ({ ...one, grupos: first })) })
  })
  openAt('/inicio', { as: 'ana' })
  const ahead = await section(/^O que vem$/)
  const hrefs = ahead.getAllByRole('listitem').map((one) => one.textContent)
  expect(hrefs.length).toBeGreaterThan(0)
  expect(new Set(hrefs.map((one) => one.split('·')[0])).size).toBe(hrefs.length)
})
