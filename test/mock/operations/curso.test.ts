import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AtividadeCurricular, type Equivalencia, Pessoa, z } from '@/contract'
import { addDays } from '@/domain/dates'
import { cpfOf, formatCpf } from '@/domain/documents'
import { createBackend } from '@/mock/backend'
import { hoursCovered, situacaoOf } from '@/mock/rules/curso'
import { notableAtividade, cursos } from '@/mock/seed/activities'
import { notableEquivalencia, interdisciplinary, registeredPessoa } from '@/mock/seed/curso'
import type { EquivalenciaRow } from '@/mock/tables/curso'

const start = Date.parse('2026-11-20T10:05:00-03:00')

function portal(userName = 'sonia') {
  let now = start
  const backend = createBackend({ now: () => now, today: '2026-11-20' })
  // The cast: the backend has checked the reply against the contract; tests say which one they expect.
  const ask = (name: string, body: object = {}) =>
    backend.answer(name, body, backend.openSession(userName)) as {
      status: number
      body: {
        itens: unknown[]
        tokenPagina: string | null
        responseStatus: { errorCode: string; errors: { fieldName: string }[] }
      }
    }
  return {
    backend,
    ask,
    go: (days: number) => (now = start + days * 86_400_000),
    atividades: (body: object = {}) => ask('AtividadesCurriculares', body).body.itens as AtividadeCurricular[],
    equivalencias: (body: object = {}) => ask('EquivalenciasCurriculares', body).body.itens as Equivalencia[],
    inserir: (pessoa: object) => {
      const { body, status } = ask('InsertPessoaAvaliacaoInterdisciplinar', pessoa)
      const said = (body as Partial<typeof body>).responseStatus
      return { status, code: said?.errorCode, fields: said?.errors.map((e) => e.fieldName).sort() }
    },
  }
}

const all = { quantidade: 500 }

describe('activities', () => {
  test('there are five courses, more than a page, in order of id, each id once', () => {
    const { ask, atividades } = portal()
    const first = ask('AtividadesCurriculares').body
    expect(first.itens).toHaveLength(50)
    expect(first.tokenPagina).not.toBeNull()
    const rows = atividades(all)
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(new Set(rows.flatMap(({ idCurso }) => idCurso ?? [])).size).toBe(5)
  })

  test('pages end, and together they are the whole list', () => {
    const { ask, atividades } = portal()
    const seen: number[] = []
    let tokenPagina: string | null = null
    let pages = 0
    do {
      const { body } = ask('AtividadesCurriculares', { tokenPagina, quantidade: 30 })
      seen.push(...(body.itens as AtividadeCurricular[]).map(({ id }) => id))
      tokenPagina = body.tokenPagina
      pages += 1
    } while (tokenPagina !== null && pages < 20)
    expect(seen).toEqual(atividades(all).map(({ id }) => id))
    expect(pages).toBe(Math.ceil(seen.length / 30))
  })

  test.each(Object.values(cursos))('the course $nome alone', ({ id, nome }) => {
    const rows = portal().atividades({ idCurso: id, ...all })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.idCurso === id && row.curso === nome)).toBe(true)
  })

  test('what requires an activity; prerequisites exist and come earlier, but for one that dangles', () => {
    const { atividades } = portal()
    expect(atividades({ idAtividadeCurricularRequisito: notableAtividade.matematica7 }).map((row) => row.id)).toEqual([
      2072,
    ])
    expect(atividades({ idAtividadeCurricularRequisito: 4001 }).map((row) => row.id)).toEqual([4004, 4005])
    expect(atividades({ idAtividadeCurricularRequisito: 4001, idCurso: 2 })).toEqual([])
    const rows = atividades(all)
    const dangling = rows.filter(({ periodo, requisitos }) =>
      (requisitos ?? []).some((id) => {
        const required = rows.find((row) => row.id === id)
        return !required || (required.periodo ?? 0) >= (periodo ?? 0)
      }),
    )
    expect(dangling.map((row) => row.id)).toEqual([notableAtividade.hostil])
  })

  test('what an interdisciplinary evaluation spans, by a number, as text, and by a text', () => {
    const { atividades } = portal()
    const ids = (idAvaliacaoInterdisciplinar: unknown) =>
      atividades({ idAvaliacaoInterdisciplinar }).map((row) => row.id)
    expect(ids(interdisciplinary.feira)).toEqual([2062, 2063, 2066])
    expect(ids(String(interdisciplinary.feira))).toEqual([2062, 2063, 2066])
    expect(ids(interdisciplinary.horta)).toEqual([2053, 2055])
    expect(ids('unknown')).toEqual([])
    expect(ids(null)).toHaveLength(50)
    expect(ids('')).toHaveLength(50)
  })

  test('odd rows: unknown fields, nothing but an id, markup in the name', () => {
    const rows = portal().atividades(all)
    const of = (id: number) => rows.find((row) => row.id === id)
    expect(of(notableAtividade.comExtras)).toMatchObject({
      laboratorio: { sala: 'B-12' },
      bibliografia: [expect.any(String), null],
    })
    expect(of(notableAtividade.soId)).toEqual({ id: notableAtividade.soId })
    expect(of(notableAtividade.hostil)?.nome).toMatch(/^<img/)
    expect(of(notableAtividade.hostil)?.nome).toHaveLength(120)
  })
})

describe('who', () => {
  test.each([
    ['ana', 403],
    ['marta', 403],
    ['carla', 403],
    ['sem.perfil', 403],
    ['sonia', 200],
    ['celso', 200],
    ['ivone', 200],
    ['helena', 200],
  ])('%s: %i', (userName, status) => {
    const { ask } = portal(userName)
    expect(ask('AtividadesCurriculares').status).toBe(status)
    expect(ask('EquivalenciasCurriculares').status).toBe(status)
    const { status: insert } = ask('InsertPessoaAvaliacaoInterdisciplinar', { nome: 'Nova Pessoa' })
    expect(insert).toBe(status)
  })

  test('without a session: 401', () => {
    const { backend } = portal()
    for (const name of [
      'AtividadesCurriculares',
      'EquivalenciasCurriculares',
      'InsertPessoaAvaliacaoInterdisciplinar',
    ]) {
      expect(backend.answer(name, {}, null).status).toBe(401)
    }
  })
})

describe('equivalences', () => {
  test('more than a page; the tokens lead through all', () => {
    const { ask, equivalencias } = portal()
    const first = ask('EquivalenciasCurriculares').body
    const second = ask('EquivalenciasCurriculares', { tokenPagina: first.tokenPagina }).body
    expect(first.itens).toHaveLength(50)
    expect(second.tokenPagina).toBeNull()
    expect([...first.itens, ...second.itens]).toEqual(equivalencias(all))
  })

  test.each([
    ['aceita', 'Aceita', ''],
    ['poucoConteudo', 'Recusada', 'O mínimo do conteúdo é 75%.'],
    ['poucasHoras', 'Recusada', 'A carga horária cobre 60%; o mínimo é 75%.'],
    ['emAnalise', 'Em análise', 'O conselho do curso ainda não decidiu.'],
    ['vencida', 'Vencida', 'O curso não renovou a equivalência.'],
    ['aVigorar', 'A vigorar', 'O conselho do curso já aprovou.'],
    ['comExtras', 'Aceita', ''],
  ] as const)('%s is %s: %s', (which, situacao, motivo) => {
    const row = portal()
      .equivalencias(all)
      .find(({ id }) => id === notableEquivalencia[which])
    expect(row).toMatchObject({ situacao, motivo })
    expect(Object.keys(row ?? {})).not.toContain('emAnalise')
  })

  test('the state follows the day', () => {
    const { equivalencias, go } = portal()
    const state = (id: number) => equivalencias(all).find((row) => row.id === id)?.situacao
    go(44)
    expect(state(notableEquivalencia.aVigorar)).toBe('A vigorar')
    go(45)
    expect(state(notableEquivalencia.aVigorar)).toBe('Aceita')
    go(901)
    expect([state(notableEquivalencia.aVigorar), state(notableEquivalencia.aceita)]).toEqual(['Vencida', 'Aceita'])
  })

  test('by offered activity: one of both directions is found from either side, another only from its own', () => {
    const ids = (id: number) =>
      portal()
        .equivalencias({ idAtividadeEquivalenteOfertada: id })
        .map((row) => row.id)
    expect(ids(4002)).toEqual([notableEquivalencia.aceita])
    expect(ids(4003)).toEqual([notableEquivalencia.aceita, notableEquivalencia.comExtras])
    expect(ids(4005)).toEqual([notableEquivalencia.poucoConteudo])
    expect(portal().equivalencias({ idAtividadeEquivalenteOfertada: 4002, idCurso: 3 })).toEqual([])
    expect(portal().equivalencias({ idCurso: 4 })).toHaveLength(7)
  })

  test('unknown fields of an element are sent', () => {
    const row = portal().equivalencias({ idAtividadeEquivalenteOfertada: 4003 }).at(-1)
    expect(row).toMatchObject({ parecer: { numero: '12/2025' }, atas: ['ata 3', 'ata 7'], revisada: true })
  })

  test('the reason tells the figure that the record shows', () => {
    const row: EquivalenciaRow = {
      id: 1,
      idCurso: 1,
      atividadeOfertada: { id: 1, cargaHoraria: 60 },
      atividadeEquivalente: { id: 2, cargaHoraria: 60 },
      percentualConteudo: 73.5,
      bidirecional: false,
      emAnalise: false,
      vigenciaInicio: null,
      vigenciaFim: null,
      extras: {},
    }
    expect(situacaoOf(row, '2026-11-20').motivo).toBe('O mínimo do conteúdo é 75%.')
    const hours = (ofertada: number | null, equivalente: number) => ({
      ...row,
      percentualConteudo: 80,
      atividadeOfertada: { id: 1, cargaHoraria: ofertada },
      atividadeEquivalente: { id: 2, cargaHoraria: equivalente },
    })
    // exactly 75 %, and hours that nobody told
    expect(situacaoOf(hours(60, 45), '2026-11-20').situacao).toBe('Aceita')
    expect(situacaoOf(hours(null, 45), '2026-11-20').situacao).toBe('Aceita')
  })

  test('accepted only when content and hours cover at least 75 %, within the validity', () => {
    const today = '2026-11-20'
    const day = fc.option(fc.integer({ min: -50, max: 50 }).map((n) => addDays(today, n)))
    const row = fc.record({
      percentualConteudo: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(74.99, 75, 75.01)),
      ofertada: fc.integer({ min: 1, max: 200 }),
      equivalente: fc.integer({ min: 0, max: 200 }),
      emAnalise: fc.boolean(),
      vigenciaInicio: day,
      vigenciaFim: day,
    })
    fc.assert(
      fc.property(row, ({ emAnalise, equivalente, ofertada, percentualConteudo, vigenciaFim, vigenciaInicio }) => {
        const full: EquivalenciaRow = {
          id: 1,
          idCurso: 1,
          atividadeOfertada: { id: 1, cargaHoraria: ofertada },
          atividadeEquivalente: { id: 2, cargaHoraria: equivalente },
          percentualConteudo,
          bidirecional: false,
          emAnalise,
          vigenciaInicio,
          vigenciaFim,
          extras: {},
        }
        const { motivo, situacao } = situacaoOf(full, today)
        const covers = percentualConteudo >= 75 && equivalente * 4 >= ofertada * 3
        const valid = (vigenciaInicio ?? '') <= today && today <= (vigenciaFim ?? '9999')
        expect(situacao === 'Aceita').toBe(covers && valid && !emAnalise)
        expect(situacao === 'Recusada').toBe(!covers)
        expect(motivo === '').toBe(situacao === 'Aceita')
        // The figure told never reads as enough; that of the content stands in the record.
        const [, told = percentualConteudo] = /cobre ([\d,]+)%/.exec(motivo) ?? []
        if (situacao === 'Recusada') expect(Number(String(told).replace(',', '.'))).toBeLessThan(75)
        expect(hoursCovered(full)).toBeCloseTo((equivalente / ofertada) * 100)
      }),
    )
  })
})

describe('person records', () => {
  test('a name is enough; the record is kept whole, with its defaults', () => {
    const { backend, inserir } = portal()
    expect(inserir({ nome: '  Jorge   Amaro ', nomeExibicao: ' ', modulos: { a: { b: [1] } }, novo: 'x' }).status).toBe(
      200,
    )
    expect(backend.db().curso.pessoas.at(-1)).toEqual({
      ...z.parse(Pessoa, {}),
      id: 50_001,
      nome: 'Jorge Amaro',
      nomeExibicao: 'Jorge Amaro',
      nomeRegistro: 'Jorge Amaro',
      tipoPessoa: 'F',
      modulos: { a: { b: [1] } },
      novo: 'x',
    })
  })

  test('what is right in every field passes, CPFs are kept as digits', () => {
    const { backend, inserir } = portal()
    const pessoa = {
      nome: 'Íris Belém',
      nomeExibicao: 'Íris',
      cpf: '529.982.247-25',
      cpfConjuge: formatCpf(cpfOf('123456789')),
      email: 'iris@exemplo.com.br',
      tituloEleitor: '102385010671',
      validadeVisto: '2028-02-29',
      tipoPessoa: 'F',
    }
    expect(inserir(pessoa)).toMatchObject({ status: 200 })
    expect(backend.db().curso.pessoas.at(-1)).toMatchObject({
      cpf: '52998224725',
      cpfConjuge: cpfOf('123456789'),
      nomeExibicao: 'Íris',
      nomeRegistro: 'Íris Belém',
    })
  })

  test.each([
    [{}, ['nome']],
    [{ nome: ' .- ' }, ['nome']],
    [{ nome: 'x'.repeat(121) }, ['nome']],
    [{ nome: 'A', cpf: '52998224726' }, ['cpf']],
    [{ nome: 'A', cpf: '52998224725', cpfConjuge: '529.982.247-25' }, ['cpfConjuge']],
    [
      { nome: 'A', cpfConjuge: '1', email: 'a@', tituloEleitor: '123', validadeVisto: '2027-02-29' },
      ['cpfConjuge', 'email', 'tituloEleitor', 'validadeVisto'],
    ],
    [{ nome: 'A', tipoPessoa: 'J' }, ['tipoPessoa']],
    [{ nome: 'A', id: -1 }, ['id']],
    [{ nome: 'A', empresa: 'x'.repeat(201) }, ['empresa']],
    [{ nome: 7 }, ['nome']],
  ])('%j names %j', (pessoa, fields) => {
    const { backend, inserir } = portal()
    expect(inserir(pessoa)).toEqual({ status: 400, code: 'Validation', fields })
    expect(backend.db().curso.pessoas).toHaveLength(1)
  })

  test.each([
    ['the same CPF', { nome: 'Outra Pessoa', cpf: registeredPessoa.cpf }],
    [
      'the same CPF, typed with signs',
      { nome: 'Outra', cpf: registeredPessoa.cpf.replace(/^(...)(...)(...)/, '$1.$2.$3-') },
    ],
    ['the same name and mother, without CPF', { nome: 'AURORA LINS  PEIXOTO', nomeMae: 'celina lins' }],
    ['the same id', { id: 50_000, nome: 'Outra' }],
  ])('%s is a conflict', (_, pessoa) => {
    const { backend, inserir } = portal()
    expect(inserir(pessoa)).toMatchObject({ status: 409, code: 'Conflict' })
    expect(backend.db().curso.pessoas).toHaveLength(1)
  })

  test('a namesake with another CPF is another person; the same record twice is a conflict', () => {
    const { inserir } = portal()
    expect(inserir({ nome: registeredPessoa.nome, nomeMae: 'Outra Mãe' }).status).toBe(200)
    expect(inserir({ nome: registeredPessoa.nome, nomeMae: 'Outra Mãe', cpf: cpfOf('770000003') }).status).toBe(409)
    const pessoa = { ...registeredPessoa, cpf: cpfOf('770000002') }
    expect(inserir(pessoa).status).toBe(200)
    expect(inserir(pessoa).status).toBe(409)
  })

  test('a record of another system keeps its id, and no id is given twice', () => {
    const { backend, inserir } = portal()
    inserir({ id: 50_001, nome: 'De Fora' })
    inserir({ nome: 'Nova' })
    const ids = backend.db().curso.pessoas.map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('idPessoa', () => {
  const coursesOf = (rows: readonly AtividadeCurricular[]) => [...new Set(rows.map(({ idCurso }) => idCurso))]

  test.each([
    ['nobody in particular', 0, null],
    ['oneself', 4001, null],
    ['a student', 1001, [cursos.fundamental.id]],
    ['a student without an account', 1004, [cursos.fundamental.id]],
    ['a child in pre-school', 1003, [cursos.infantil.id]],
    ['a guardian of both', 2001, [cursos.infantil.id, cursos.fundamental.id]],
    ['a teacher', 3001, [cursos.fundamental.id]],
    ['somebody who neither attends nor teaches', 7001, []],
  ] as const)('of %s narrows both lists to their courses', (_, idPessoa, courses) => {
    const { atividades, equivalencias, backend } = portal()
    const all = { quantidade: 500 }
    if (courses === null) {
      expect(atividades({ ...all, idPessoa })).toEqual(atividades(all))
      expect(equivalencias({ ...all, idPessoa })).toEqual(equivalencias(all))
      return
    }
    expect(coursesOf(atividades({ ...all, idPessoa })).sort()).toEqual(courses)
    const ids = new Set(equivalencias({ ...all, idPessoa }).map(({ id }) => id))
    const rows = backend.db().curso.equivalencias
    expect([...ids].sort()).toEqual(
      rows
        .filter(({ idCurso }) => courses.some((id) => id === idCurso))
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('of nobody is refused', () => {
    for (const name of ['AtividadesCurriculares', 'EquivalenciasCurriculares']) {
      const { status, body } = portal().ask(name, { idPessoa: 999_999_999 })
      expect([status, body.responseStatus.errorCode, body.responseStatus.errors[0]?.fieldName]).toEqual([
        404,
        'NotFound',
        'idPessoa',
      ])
    }
  })
})
