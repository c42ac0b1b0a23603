/** What is said of a no: by its code where it is one of ours, in the words of the service as long as they may be, and no longer. */
import { expect, test } from 'vitest'
import { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import { describeError } from '@/screens/shared/describeError'
import { beginningOf } from '@/ui/data/serviceWords'

const t = ((key: string) => key) as Translate
const said = (operation: 'Auth' | 'Classes', kind: 'unauthenticated' | 'forbidden', code: string | null) =>
  describeError(
    t,
    new ApiError(kind, { operation, refusal: code === null ? null : { code, message: 'x', fields: {} } }),
  ).message

test.each(['Unauthorized', 'InvalidCredentials', null])(
  'a sign-in refused with %j is a wrong user or password',
  (code) => {
    expect(said('Auth', 'unauthenticated', code)).toBe('acesso.entrar.wrong')
  },
)

test.each(['AccountBlocked', 'Forbidden', null])(
  'a sign-in forbidden with %j is an account that is blocked',
  (code) => {
    expect(said('Auth', 'forbidden', code)).toBe('acesso.entrar.blocked')
  },
)

test('any other no without a code of ours is said by its kind', () => {
  expect(said('Classes', 'unauthenticated', 'Unauthorized')).toBe('common.error.unauthenticated')
  expect(said('Classes', 'forbidden', null)).toBe('common.error.forbidden')
})

const inWords = (message: string, nome: string) =>
  describeError(t, new ApiError('refused', { operation: 'Classes', refusal: { code: 'X', message, fields: { nome } } }))

test('a long text is said whole, an endless one is cut and says so', () => {
  const [long, endless] = ['a'.repeat(500), 'b'.repeat(501)]
  expect(inWords(long, endless)).toMatchObject({ message: long, fields: { nome: `${'b'.repeat(500)}…` } })
  expect(inWords(endless, long)).toMatchObject({ message: `${'b'.repeat(500)}…`, fields: { nome: long } })
})

test('no word of the service turns the text around it, or is something else than seen', () => {
  expect(inWords('\u202eoãn', 'no\u0007me\u2067')).toMatchObject({ message: 'oãn', fields: { nome: 'nome' } })
})

test('the beginning of a text is cut between characters', () => {
  expect(beginningOf('a😀😀', 2)).toBe('a')
  expect(beginningOf('a😀😀', 3)).toBe('a😀')
  expect(beginningOf('abc', 2)).toBe('ab')
})

test.each([
  ['forbidden', 'PrazoEncerrado', 'O prazo acabou.', true],
  ['notFound', 'PrazoEncerrado', 'O prazo acabou.', true],
  ['forbidden', 'Forbidden', 'common.error.forbidden', false],
  ['notFound', 'NotFound', 'common.error.notFound', false],
  // the words of a host between, as of an address without a service
  ['notFound', '', 'common.error.notFound', false],
] as const)('%s with the code %j is said as %j', (kind, code, message, fromService) => {
  const refusal = { code, message: 'O prazo acabou.', fields: {} }
  expect(describeError(t, new ApiError(kind, { operation: 'Classes', refusal }))).toEqual({
    message,
    fromService,
    fields: {},
  })
})
