// Words of the service in a form: as long as they may be, and no longer.
import { expect, test } from 'vitest'
import { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import { saidToForm } from '@/screens/shared/said'
import { beginningOf } from '@/ui/data/serviceWords'

const t = ((key: string) => key) as Translate
const said = (message: string, nome: string) =>
  saidToForm(
    t,
    new ApiError('refused', {
      operation: 'InsertPessoaAvaliacaoInterdisciplinar',
      refusal: { code: 'X', message, fields: { nome } },
    }),
  )

test('a long text is said whole, an endless one is cut and says so', () => {
  const [long, endless] = ['a'.repeat(500), 'b'.repeat(501)]
  expect(said(long, endless)).toMatchObject({ message: long, fields: { nome: `${'b'.repeat(500)}…` } })
  expect(said(endless, long)).toMatchObject({ message: `${'b'.repeat(500)}…`, fields: { nome: long } })
})

test('the beginning of a text is cut between characters', () => {
  expect(beginningOf('a😀😀', 2)).toBe('a')
  expect(beginningOf('a😀😀', 3)).toBe('a😀')
  expect(beginningOf('abc', 2)).toBe('ab')
})
