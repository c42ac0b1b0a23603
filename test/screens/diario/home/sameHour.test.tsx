// Several evaluations at one hour: the home names the first, and that there are others.
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Avaliacao, schoolDay } from '@/contract'
import { type Language, setLanguage } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { addressOf } from '../asked'

afterEach(() => setLanguage('pt-BR'))

const tomorrow = schoolDay(Date.now() + 86_400_000)

/** So many evaluations stand at this time, one of them an hour later, and no other has a day. */
function evaluationsAt(n: number, data: string, later: string): void {
  mock.speak(['bare'])
  const real = globalThis.fetch
  const seen: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/GetAvaliacao')) return answer
    const read = (await answer.json()) as Avaliacao
    if (!seen.includes(read.id)) seen.push(read.id)
    const place = seen.indexOf(read.id)
    return Response.json({ ...read, data: place < n ? data : place === n ? later : null, dataSegundaChamada: null })
  })
}
const hour = [`${tomorrow}T14:00:00-03:00`, `${tomorrow}T15:00:00-03:00`] as const
const day = [tomorrow, schoolDay(Date.now() + 2 * 86_400_000)] as const

test.each([
  ['pt-BR', 2, hour, 'e mais uma'],
  ['pt-BR', 3, hour, 'e mais 2'],
  ['pt-BR', 3, day, 'e mais 2'],
  ['en', 2, hour, 'and one more'],
  ['en', 3, day, 'and 2 more'],
  ['es', 2, day, 'y otra más'],
  ['es', 3, hour, 'y otras 2'],
] as const)('in %s, %i at once', async (language: Language, n, [data, later], words) => {
  await setLanguage(language)
  evaluationsAt(n, data, later)
  openAt('/inicio', { as: 'ana' })
  const also = await screen.findByText(words)
  expect(also.closest('p')?.querySelector('a')).toBeVisible()
})

test('one alone has no others', async () => {
  evaluationsAt(1, ...hour)
  openAt('/inicio', { as: 'ana' })
  const next = await screen.findByText('amanhã, 14h00', { selector: 'strong' })
  expect(next.closest('p')).not.toHaveTextContent('e mais')
})
