// Evaluations whose days have to be read one by one: nothing is said to be missing too soon, and one file holds them all.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AproveitamentoAluno, type Avaliacao, schoolDay } from '@/contract'
import { mock } from '@/mock/doors/node'
import * as files from '@/ui/action/download'
import { nextFrame, openAt } from '../../../support/render'
import { addressOf, sectionOf } from '../asked'

const tomorrow = `${schoolDay(Date.now() + 86_400_000)}T14:00:00-03:00`

/** The first so many evaluations stand tomorrow at one hour, and no other has a day; `held`: they come once let go. */
function evaluations(n = Infinity, held = false) {
  mock.speak(['bare'])
  const real = globalThis.fetch
  const asked: unknown[] = []
  let come: () => void = () => undefined
  const waiting = held ? new Promise<void>((done) => (come = done)) : Promise.resolve()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/GetAvaliacao')) return answer
    const read = (await answer.json()) as Avaliacao
    asked.push(read.id)
    const data = asked.length <= n ? tomorrow : null
    await waiting
    return Response.json({ ...read, data, dataSegundaChamada: null })
  })
  return { asked, come: () => come() }
}
const ahead = async () => within(sectionOf(await screen.findByRole('heading', { level: 2, name: 'O que vem' })))

test('at one hour evaluations stand by subject, in whichever order the school tells its classes', async () => {
  evaluations(3)
  openAt('/inicio', { as: 'ana' })
  const list = await ahead()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
  const subjects = list
    .getAllByRole('listitem')
    .map(
      ({ textContent }) =>
        /Arte|Ciências|Geografia|História|Inglês|Língua Portuguesa|Matemática/.exec(textContent)?.[0],
    )
  expect(subjects).toEqual([...subjects].sort((a = '', b = '') => a.localeCompare(b, 'pt-BR')))
})

test('no date is said to be missing while it is still being read', async () => {
  const { asked, come } = evaluations(1, true)
  openAt('/inicio', { as: 'ana' })
  await ahead()
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await nextFrame()
  expect(screen.queryByText(/^As? datas? de \d/)).toBeNull()
  come()
  expect(await screen.findByText(/^Próxima data já lida:/)).toBeVisible()
})

test('"all in the calendar" are all: those too that nobody had asked for before', async () => {
  const download = vi.spyOn(files, 'download').mockImplementation(() => undefined)
  const { asked } = evaluations()
  const { user } = openAt('/inicio', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: 'Pôr todas no calendário' }))
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect(asked.length, 'more than are read at first').toBeGreaterThan(10)
  expect(String(download.mock.lastCall?.[2]).split('BEGIN:VEVENT').length - 1).toBe(asked.length)
})

test('where the writer of calendars does not come it is said, and nothing else happens', async () => {
  const download = vi.spyOn(files, 'download').mockImplementation(() => undefined)
  vi.doMock('@/screens/shared/time/calendar', () => {
    throw new Error('offline')
  })
  onTestFinished(() => vi.doUnmock('@/screens/shared/time/calendar'))
  evaluations()
  const { user } = openAt('/inicio', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: 'Pôr todas no calendário' }))
  expect((await screen.findAllByText(/^O calendário não pôde ser montado agora/))[0]).toBeVisible()
  expect(download).not.toHaveBeenCalled()
})

test('an evaluation without an identifier is told and written too, where its day came with its grade', async () => {
  const download = vi.spyOn(files, 'download').mockImplementation(() => undefined)
  mock.speak(['bare'])
  const real = globalThis.fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (addressOf(input).endsWith('/GetAvaliacao')) asked.push(addressOf(input))
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const read = (await answer.json()) as { itens: AproveitamentoAluno[] }
    for (const { grupos, notasComplementares } of read.itens) {
      notasComplementares.length = 0
      for (const [i, nota] of (grupos[0]?.avaliacoes ?? []).entries()) {
        Object.assign(nota, { avaliacaoId: null, valor: null, publicada: false, data: i === 0 ? tomorrow : null })
      }
      for (const { avaliacoes } of grupos.slice(1)) avaliacoes.length = 0
    }
    return Response.json(read)
  })
  const { user } = openAt('/inicio', { as: 'ana' })
  const list = await ahead()
  await list.findAllByRole('listitem')
  expect(list.queryByRole('link'), 'they have no page').toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Pôr todas no calendário' }))
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  const unfolded = String(download.mock.lastCall?.[2]).replaceAll('\r\n ', '')
  const uids = unfolded.match(/UID:.*/g) ?? []
  expect(uids.length, 'one for each class').toBeGreaterThanOrEqual(list.getAllByRole('listitem').length)
  expect(new Set(uids).size, 'each by its own name').toBe(uids.length)
  expect(asked, 'nothing could be asked').toEqual([])
})
