// A service that tells no names, fills its texts with blanks, tells rows twice, or writes 9999 for "no date": every
// screen still names what it shows, once.
import { waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { mock } from '@/mock/doors/node'
import { networkRule } from '@/mock/seed/rules'
import { openAt } from '../support/render'
import { addressOf } from './diario/asked'
import { wideScreen } from './lancamentos/window'

/** A value, or undefined to leave it out, of what stands in the field `key`. */
type Change = (value: unknown, key: string) => unknown

function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value))
    return change(
      value.map((one) => changed(one, change, key)),
      key,
    )
  if (typeof value !== 'object' || value === null) return change(value, key)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change, name)]))
}

const isDate = /^(?:data|dataSegundaChamada|inicio|fim|vigencia\w*)$/
/** Texts that are no names. */
const isKept = (key: string) => key === 'tokenPagina' || isDate.test(key)
const texts =
  (instead: unknown): Change =>
  (value, key) =>
    typeof value === 'string' && !isKept(key) ? instead : value
const spellings: Record<string, Change> = {
  'no texts': texts(null),
  'blanks for texts': texts('    '),
  'rows told twice': (value, key) =>
    Array.isArray(value) && key === 'itens' ? value.flatMap((row: unknown) => [row, row]) : value,
  'the last day of the calendar for dates': (value, key) => (isDate.test(key) ? '9999-12-31T23:59:59.9999999' : value),
}

function speak(change: Change): void {
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await mock.fetch(...asked)
    if (addressOf(asked[0]).endsWith('/Auth') || !answer.ok) return answer
    return Response.json(changed(await answer.json(), change))
  })
}

const screens = [
  ...['inicio', 'turmas', 'turmas/1011', 'turmas/1011/notas', 'boletim', 'semana', 'avaliacoes/101101'].map(
    (path) => ['ana', `/${path}`] as const,
  ),
  ['marta', '/inicio'],
  ['marta', '/alunos/1/boletim'],
  ['carla', '/inicio'],
  ['carla', '/turmas'],
  ['carla', '/turmas/1011'],
  ['carla', '/turmas/1011/lancar'],
  ['sonia', '/atividades'],
  ['sonia', '/equivalencias'],
] as const

/** What a person would be led by, or press, and cannot tell what it is. */
const nameless = () =>
  [...document.querySelectorAll('h1, h2, h3, th, a[href], button, legend, option')]
    .filter((one) => !one.closest('[hidden]') && !/\S/.test(one.textContent + (one.getAttribute('aria-label') ?? '')))
    .map((one) => one.outerHTML)

describe.each(Object.entries(spellings))('%s', (_, change) => {
  test.each(screens)('%s at %s', async (as, path) => {
    wideScreen()
    speak(change)
    openAt(path, { as, config: { grading: networkRule } })
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(nameless()).toEqual([])
    expect(document.body.textContent).not.toMatch(
      /undefined|\bnull\b|NaN|Invalid Date|\[object|\b9999\b|Algo deu errado/,
    )
    const rows = path === '/turmas' ? [...document.querySelectorAll('main h2 a, main h3 a')] : []
    const addresses = rows.map((one) => one.getAttribute('href'))
    expect(new Set(addresses).size, 'each row once').toBe(addresses.length)
  })
})
