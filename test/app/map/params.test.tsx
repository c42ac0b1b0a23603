// What stands in an address is parsed once: one that cannot be meant is no page, whoever asks, before signing in too.
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, expectTypeOf, it, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { parseParams, type ParamsOf, writeIdentificador } from '@/params'
import type { paths } from '@/paths'
import { openAt } from '../../support/render'
import { addressOf } from '../../screens/diario/asked'

afterEach(() => {
  mock.reset()
})

describe('parseParams', () => {
  it.each([
    [{ idClasse: '1011' }, { idClasse: 1011 }],
    [
      { aluno: '2', idRecado: '10113' },
      { aluno: 2, idRecado: 10113 },
    ],
    // opaque: a number goes back as a number, all else as text
    [{ idAvaliacao: '101105' }, { idAvaliacao: 101105 }],
    [{ idAvaliacao: '0' }, { idAvaliacao: 0 }],
    [{ idAvaliacao: '007' }, { idAvaliacao: '007' }],
    [{ idAvaliacao: 'a/b ç' }, { idAvaliacao: 'a/b ç' }],
    [{ idAvaliacao: '~101105' }, { idAvaliacao: '101105' }],
    [{ idAvaliacao: '9007199254740993' }, { idAvaliacao: '9007199254740993' }],
    [{ idAvaliacao: 'NaN' }, { idAvaliacao: 'NaN' }],
    [{ step: 'escola' }, { step: 'escola' }],
    [{ '*': 'nada' }, {}],
  ])('%j', (params, parsed) => {
    expect(parseParams(params)).toEqual(parsed)
  })

  it.each([101105, 0, -3, '101105', '007', '', '~', '~7', '~~7', 'a/b ç', '9007199254740993'])(
    'the identifier %j comes back from an address as it was',
    (id) => expect(parseParams({ idAvaliacao: writeIdentificador(id) })).toEqual({ idAvaliacao: id }),
  )

  it.each(
    ['idClasse', 'idRecado', 'aluno'].flatMap((name) =>
      ['', 'abc', '0', '-1', '1.5', '1e3', '0x10', '007', ' 1', '1a', 'NaN', '9007199254740993', '1'.repeat(400)].map(
        (text) => [name, text] as const,
      ),
    ),
  )('%s "%s" cannot be meant', (name, text) => {
    expect(parseParams({ [name]: text })).toBeNull()
  })

  it.each(['', 'nada', 'constructor', 'Escola'])('there is no step "%s"', (step) => {
    expect(parseParams({ step })).toBeNull()
  })

  test('the pattern says which there are', () => {
    expectTypeOf<ParamsOf<typeof paths.notas>>().toEqualTypeOf<{ idClasse: number }>()
    expectTypeOf<ParamsOf<typeof paths.avaliacao>>().toEqualTypeOf<{ idAvaliacao: number | string }>()
  })
})

describe('an address that cannot be meant is "Página não encontrada", and nothing is asked about it', () => {
  const missing = [
    ['/turmas/abc', 'ana'],
    ['/turmas/abc/notas', 'ana'],
    ['/turmas/0/notas', 'ana'],
    ['/turmas/9007199254740993/lancar', 'carla'],
    ['/recados/x', 'carla'],
    ['/recados/-5', 'ana'],
    ['/alunos/0/inicio', 'marta'],
    ['/alunos/abc/turmas', 'marta'],
    ['/alunos/1/turmas/abc/notas', 'marta'],
    ['/alunos/1/recados/1.5', 'marta'],
  ] as const

  test.each(missing)('%s, signed in as %s', async (path, as) => {
    const { path: now } = openAt(path, { as })
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/inicio')
    expect(now()).toBe(path)
  })

  test.each(['/turmas/abc/notas', '/recados/x', '/alunos/0/inicio', '/alunos/1/turmas/abc/notas', '/vagas/nada'])(
    '%s, before signing in',
    async (path) => {
      const asked = vi.spyOn(globalThis, 'fetch')
      const { path: now } = openAt(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/entrar')
      expect(now()).toBe(path)
      expect(asked.mock.calls.map(([input]) => addressOf(input)).filter((url) => !url.endsWith('/Auth'))).toEqual([])
    },
  )
})
