// A service may write the states of a request as .NET writes enumerations, or as people write them.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Matricula, repair } from '@/contract'
import { mock } from '@/mock/doors/node'
import { families } from '@/mock/seed/children'
import { erase } from '@/screens/matricula/flow/store'
import { hasActive, stateOf } from '@/screens/matricula/receipt/aggregate'
import { known } from '../family'
import { openRow, rows } from '../matrix'

beforeEach(() => {
  erase(null)
})

test.each([
  ['Reservada', 'reservada'],
  ['RESERVADA  ', 'reservada'],
  ['ListaDeEspera', 'listaDeEspera'],
  ['Lista de espera', 'listaDeEspera'],
  ['Em análise', 'emAnalise'],
  ['PRAZO_PERDIDO', 'prazoPerdido'],
  ['Identificado', ''],
  ['Cadastrar', ''],
  ['Em diligência', 'Em diligência'],
  ['3', '3'],
])('“%s” is the state “%s”', (processamento, state) => {
  expect(stateOf(repair(Matricula, { processamento }).value)).toBe(state)
})

test('a child that such a service only identifies has no request', async () => {
  mock.speak(['enumtext'])
  const { matricula } = await known('confirmar', families.ana)
  expect(hasActive(matricula)).toBe(false)
})

test('a cancelling that such a service reports is told as done', async () => {
  mock.speak(['enumtext'])
  const row = rows['Vagas: cancelar']
  if (!row) throw new Error('The matrix has no such row')
  const { press } = await openRow(row)
  await press()
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible()
})
