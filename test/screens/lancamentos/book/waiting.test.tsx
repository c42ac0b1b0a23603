// Kept grades that wait for a student whose record has not come, or never will.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { openAt } from '../../../support/render'
import { addressOf } from '../../diario/asked'
import { screenIs } from '../window'

/** A small class in the phone's list, and a kept grade of somebody who is not in it. */
async function keepOfNobody(): Promise<void> {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  const before = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  keptGrades.write([[999_999, [{ c: 'n1', t: '8', b: [null] }]]], 1011)
  before.unmount()
}

test('signing out asks about them, and erases them', async () => {
  await keepOfNobody()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await user.click(await screen.findByRole('button', { name: 'Sair e apagar' }))
  await screen.findByRole('heading', { level: 1, name: 'Entrar' })
  // past the moment at which a change is written down
  await new Promise((done) => setTimeout(done, 500))
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('999999')
})

test('grades of a student who is no longer in the class are told once the class is whole, and can be given up', async () => {
  await keepOfNobody()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  expect(await screen.findByText(/^1 nota não enviada é de quem não está mais nesta turma/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByText(/não está mais nesta turma/)).toBeNull())
  expect(keptGrades.read(1011)).toBeNull()
})

test('a student whose record cannot be read has not left the class', async () => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  const known = globalThis.fetch
  let lost = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await known(input, init)
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const body = (await answer.json()) as { itens: { id: unknown; nome: string }[] }
    const other = body.itens.find(({ nome }) => !nome.startsWith('Ana Prado'))
    if (other) {
      lost = Number(other.id)
      other.id = 'x'
    }
    return Response.json(body)
  })
  const field = () => screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  const before = openAt('/turmas/1011/lancar', { as: 'carla' })
  await field()
  before.unmount()
  keptGrades.write([[lost, [{ c: 'n1', t: '8', b: [null] }]]], 1011)
  openAt('/turmas/1011/lancar', { as: 'carla' })
  await field()
  await new Promise((done) => setTimeout(done, 500))
  expect(screen.queryByText(/não está mais nesta turma/)).toBeNull()
})
