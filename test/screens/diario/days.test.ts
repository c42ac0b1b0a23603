// The days that a grade carries along, however a service spells them: else each evaluation is a request more.
import { expect, test } from 'vitest'
import { daysIn } from '@/screens/diario/classe/useEvaluations'

const data = '2026-03-27T10:00:00-03:00'

test.each([
  ['as written', { data, dataSegundaChamada: null }, { data, dataSegundaChamada: null }],
  ['with a capital', { Data: data, DataSegundaChamada: data }, { data, dataSegundaChamada: data }],
  ['without what is null', { data }, { data, dataSegundaChamada: null }],
  ['as a date of .NET', { data: `/Date(${Date.parse(data)}-0300)/` }, { data, dataSegundaChamada: null }],
  ['not at all', { nome: 'Prova' }, undefined],
  ['as what is no day', { data: 'em março' }, undefined],
  ['as what is no day of a second call', { data, dataSegundaChamada: 'em março' }, undefined],
])('%s', (_, nota, days) => {
  expect(daysIn(nota)).toEqual(days)
})
