/** What is said of a no whose code is not one of ours. */
import { expect, test } from 'vitest'
import { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import { sayError } from '@/screens/shared/sayError'

const t = ((key: string) => key) as Translate
const said = (operation: 'Auth' | 'Classes', kind: 'unauthenticated' | 'forbidden', code: string | null) =>
  sayError(t, new ApiError(kind, { operation, refusal: code === null ? null : { code, message: 'x', fields: {} } }))
    .message

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
