// Where a list goes on: one rule for the lists of the portal and for the students of a gradebook.
import { expect, test } from 'vitest'
import { maybeCut, nextToken } from '@/api'
import { isCapped } from '@/api/queries/paging'

const rows = (n: number) => Array.from({ length: n }, () => ({}))

test.each([
  ['a token', { itens: rows(2), tokenPagina: 'b' }, [null], 'b'],
  ['none', { itens: rows(2) }, [null], null],
  ['an empty one', { itens: rows(2), tokenPagina: '' }, [null], null],
  ['one that comes back', { itens: rows(2), tokenPagina: 'b' }, [null, 'b', 'c'], null],
  ['one of a page without rows', { itens: [], tokenPagina: 'b' }, [null], null],
  ['one beyond the most pages', { itens: rows(2), tokenPagina: 'e' }, [null, 'b', 'c', 'd'], null],
] as const)('the next page after %s', (_, page, asked, token) => {
  expect(nextToken(page, asked, 4, 0)).toBe(token)
})

test('a page of which nothing can be read is no end', () => {
  expect(nextToken({ itens: [], tokenPagina: 'b' }, [null], 4, 3)).toBe('b')
})

test.each([
  ['as many rows as asked for', { itens: rows(3) }, 0, true],
  ['as many, some of them not to be read', { itens: rows(2), tokenPagina: null }, 1, true],
  ['fewer', { itens: rows(2) }, 0, false],
  ['more: the service did not count', { itens: rows(4) }, 0, false],
  ['as many, and a token', { itens: rows(3), tokenPagina: 'b' }, 0, false],
  ['as many, and the token of the end', { itens: rows(3), tokenPagina: '' }, 0, false],
  ['as many, none of them to be read', { itens: [] }, 3, false],
])('whether there may be more than %s', (_, page, dropped, cut) => {
  expect(maybeCut(page, dropped, 3)).toBe(cut)
})

test.each([
  ['the last page allowed has a further token', { itens: rows(2), tokenPagina: 'c' }, [null, 'b'], true],
  ['the list ends there', { itens: rows(2) }, [null, 'b'], false],
  ['its token comes back', { itens: rows(2), tokenPagina: 'b' }, [null, 'b'], false],
  ['it has no rows', { itens: [], tokenPagina: 'c' }, [null, 'b'], false],
  ['more pages are allowed', { itens: rows(2), tokenPagina: 'b' }, [null], false],
] as const)('whether not all pages may be read where %s', (_, page, asked, capped) => {
  expect(isCapped(page, asked, 2, 0)).toBe(capped)
})
