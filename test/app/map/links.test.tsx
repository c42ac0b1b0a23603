// A link to a page that its reader may not open is a fault: every link of every screen is walked as every person of the cast.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { chooseProfile } from '@/session'
import { openAt } from '../../support/render'
import { screenIs } from '../../screens/lancamentos/window'

beforeEach(() => {
  mock.reset()
  // jsdom has no window to be wide or narrow: the gradebook as a list
  screenIs(false)
})

/** Pages of one kind that are opened: the others have the same links. */
const ofAKind = 3
const kindOf = (href: string) => (href.split('?')[0] ?? '').replace(/\/\d[^/]*/g, '/n')
/** Where whoever is signed in finds no menu: the families' flow is another journey. */
const outside = ['/vagas', '/entrar']

interface Found {
  href: string
  from: string
}

const ready = (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 }), name).not.toBeEmptyDOMElement()
    expect(document.querySelector('[data-waiting]'), name).toBeNull()
  })

const linksHere = (from: string): Found[] =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => ({ href: link.getAttribute('href') ?? '', from }))

const people = [
  ['ana', null],
  ['bruno', null],
  ['pedro', null],
  ['marta', null],
  ['carla', null],
  ['rui', 3],
  ['rui', 2],
  ['sonia', null],
  ['helena', null],
] as const

test.each(people)('%s (%s) follows every link', { timeout: 120_000 }, async (as, perfil) => {
  const { router } = openAt('/inicio', { as })
  await ready('/inicio')
  if (perfil !== null) {
    act(() => chooseProfile(perfil))
    await ready('/inicio')
  }
  const walked = new Set<string>()
  const kinds = new Map<string, number>()
  const refused: string[] = []
  const ahead: Found[] = [{ href: '/inicio', from: '' }, ...linksHere('/inicio')]
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    const { href, from } = next
    const kind = kindOf(href)
    const opened = kinds.get(kind) ?? 0
    if (walked.has(href) || opened >= ofAKind || outside.some((path) => href.startsWith(path))) continue
    walked.add(href)
    kinds.set(kind, opened + 1)
    await act(() => router.navigate(href))
    await ready(href)
    if (/não permitida|não encontrada/i.test(screen.getByRole('heading', { level: 1 }).textContent))
      refused.push(`${href}, from ${from}`)
    ahead.push(...linksHere(href))
  }
  expect(refused).toEqual([])
  // a walk that finds no way proves nothing
  expect([...kinds.keys()].length, [...kinds.keys()].join(' ')).toBeGreaterThan(7)
})
