// Strings of the service that are names inside every JavaScript object: as a code, a state, a field they are unknown words
// like any other, said in words of ours or as they came, and break nothing.
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, type ErrorKind } from '@/api'
import { hearResponseStatus, own } from '@/contract'
import type { Translate } from '@/i18n'
import { describeError } from '@/screens/shared/describeError'
import { mock } from '@/mock/doors/node'
import { openAt, told } from '../../support/render'

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'prototype']
const t = ((key: string) => `<${key}>`) as Translate
const kinds: readonly ErrorKind[] = ['refused', 'fault', 'busy', 'unauthenticated', 'forbidden', 'notFound']

test.each(names)('own: %s is in no table, unless the table says so itself', (name) => {
  expect(own({ a: 1 }, name)).toBeUndefined()
  expect(own(Object.fromEntries([[name, 1]]), name)).toBe(1)
})

describe.each(names)('%s', (name) => {
  test.each(kinds)('as the code of a no (%s) is said in words', (kind) => {
    const error = new ApiError(kind, { operation: 'Classes', refusal: { code: name, message: '', fields: {} } })
    expect(describeError(t, error).message).toBe(`<common.error.${kind}>`)
  })
  test('as the code of a refusal leaves the message of the service', () => {
    const error = new ApiError('refused', { operation: 'Auth', refusal: { code: name, message: 'Não.', fields: {} } })
    expect(describeError(t, error)).toMatchObject({ message: 'Não.', fromService: true })
  })
  test('as the name of a field keeps its words', () => {
    const errors = [{ errorCode: 'X', fieldName: name, message: 'Não assim.' }]
    const refusal = hearResponseStatus({ responseStatus: { errorCode: 'Validation', message: '', errors } })
    expect(Object.entries(refusal?.fields ?? {})).toEqual([[name.replace(/^_+/, ''), 'Não assim.']])
  })
  test('as the name of a field is told in the summary of a form', async () => {
    const errors = [{ errorCode: 'X', fieldName: `Pessoa.${name}`, message: 'Não assim.' }]
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input)
      if (!address.endsWith('/UnAssignRoles')) return mock.fetch(input, init)
      const responseStatus = { errorCode: name, message: 'Confira.', errors }
      return Promise.resolve(Response.json({ responseStatus }, { status: 422 }))
    })
    const { user } = openAt('/papeis', { as: 'helena' })
    await user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
    await user.click(screen.getByRole('button', { name: 'Procurar' }))
    await told('Confira.')
    await told('Não assim.')
  })
  test('as the state of an equivalence is shown as it came', async () => {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const reply = await mock.fetch(input, init)
      const address = input instanceof Request ? input.url : String(input)
      if (!address.endsWith('/EquivalenciasCurriculares')) return reply
      const { itens } = (await reply.json()) as { itens: object[] }
      return Response.json({ itens: itens.slice(0, 2).map((item) => ({ ...item, situacao: name })) })
    })
    openAt('/equivalencias', { as: 'sonia' })
    await told(name)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
