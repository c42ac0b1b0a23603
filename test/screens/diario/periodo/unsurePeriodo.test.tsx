// Several periods whose names have to be asked for: while it is not known which is the current one, none is taken for it.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { readInicio } from '@/screens/diario/home/homeReads'
import { end, identify, start } from '@/session'
import { itIs, nextFrame, openAt } from '../../../support/render'
import { classesOf, service } from '../asked'

const longer = 3000
const main = () => document.querySelector('main')

/** The first class is one of another period, and the service takes its time to tell of periods. */
function slowPeriodos(idPessoa: number, as: string) {
  const itens = classesOf(idPessoa, as)
  const slow: (() => void)[] = []
  const asked: string[] = []
  service((operation, { id }) => {
    asked.push(operation)
    if (operation === 'GetPeriodoLetivo')
      return new Promise((done) =>
        slow.push(() => done(Response.json({ id, descricao: `Período ${String(id)}`, codigo: '', vigente: id === 2 }))),
      )
    if (operation !== 'Classes') return null
    const horarios = [{ diaSemana: 2, inicio: '07:30', fim: '08:20' }]
    return Response.json({
      itens: itens.map((classe, i) => ({
        ...classe,
        ...(i === 0 && { disciplina: 'Do ano passado' }),
        ...{ idPeriodoLetivo: i === 0 ? 1 : 2, periodoLetivo: null, horarios },
      })),
    })
  })
  return { asked, come: () => slow.forEach((answer) => answer()) }
}

test.each([
  ['/inicio', 'carla', 0],
  ['/turmas', 'carla', 0],
  ['/inicio', 'bruno', 1002],
  ['/turmas', 'bruno', 1002],
  ['/boletim', 'bruno', 1002],
])('%s of %s waits for it, however long, and asks for no figure of another one', async (path, as, idPessoa) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  itIs('2026-11-24T06:00:00-03:00')
  const { asked, come } = slowPeriodos(idPessoa, as)
  openAt(path, { as })
  await screen.findByRole('heading', { level: 1 })
  await new Promise((done) => setTimeout(done, longer))
  expect(main()).not.toHaveTextContent(/Do ano passado|não tem aulas/)
  const none = screen.queryByText('Você ainda não tem turmas neste período.')
  if (none) expect(none).not.toBeVisible()
  expect(asked).not.toContain('AproveitamentosAlunos')
  come()
  await screen.findAllByText(/Período 2/)
  await nextFrame()
  expect(main()).not.toHaveTextContent('Do ano passado')
  expect(main()?.querySelectorAll('h2, h3, th').length).toBeGreaterThan(0)
})

test('whoever leaves meanwhile is asked for no more', async () => {
  const { asked, come } = slowPeriodos(1002, 'bruno')
  const bruno = identify(mock.backend.answer('Auth', {}, mock.as('bruno')).body as AuthReply)
  start(bruno)
  void readInicio({}, bruno)
  await vi.waitFor(() => expect(asked).toContain('GetPeriodoLetivo'))
  asked.length = 0
  end('signedOut', { silent: true })
  start(identify(mock.backend.answer('Auth', {}, mock.as('ana')).body as AuthReply))
  come()
  await new Promise((done) => setTimeout(done, 100))
  expect(asked).toEqual([])
  end(null)
})
