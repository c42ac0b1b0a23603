// Days of evaluations that failed, or whose number grows while they are read.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import * as files from '@/ui/action/download'
import { openAt } from '../../../support/render'
import { addressOf, service } from '../asked'

test('a day that could not be read is asked for again by "Atualizar"', async () => {
  mock.speak(['bare'])
  let fails = true
  service((operation) =>
    operation === 'GetAvaliacao' && fails
      ? Response.json({ responseStatus: { errorCode: 'Fault', message: '' } }, { status: 500 })
      : null,
  )
  const { user } = openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText(/^As? datas? de \d+ avaliaç.* não (veio|vieram)/)).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryByText(/^As? datas? de \d/)).toBeNull())
  expect(await screen.findByText(/^Próxima data já lida:/)).toBeVisible()
})

test('all dates are saved, also where another evaluation is told of while they are read', async () => {
  mock.speak(['bare'])
  const saved = vi.spyOn(files, 'download').mockImplementation(() => undefined)
  let [more, hold] = [false, false]
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = addressOf(input).split('/').at(-1)
    if (name === 'GetAvaliacao' && hold) await held
    const answer = await real(input, init)
    if (name !== 'AproveitamentosAlunos' || !more) return answer
    const reply = (await answer.json()) as { itens: { grupos: { avaliacoes: unknown[] }[] }[] }
    const idClasse = Number(/idClasse":(\d+)/.exec(init?.body as string)?.[1])
    const later = { nome: 'Nova', nomeResumido: '', peso: 1, valor: null, fechada: false, publicada: false }
    for (const record of reply.itens)
      record.grupos.at(-1)?.avaliacoes.push({ avaliacaoId: idClasse * 100 + 3, ...later })
    return Response.json(reply)
  })
  const { user } = openAt('/inicio', { as: 'ana' })
  const button = await screen.findByRole('button', { name: 'Pôr todas no calendário' })
  hold = true
  await user.click(button)
  await screen.findByText('Lendo as datas…')
  more = true
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryByText('Atualizando…')).toBeNull())
  hold = false
  release()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
})
