// The list of steps is a pure function of the draft. Whatever the service answered and whatever was passed: no dead end,
// every page that may be opened has a way back and a way on.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Matricula, type Reserva, states, z } from '@/contract'
import { hasActive, stateOf } from '@/screens/matricula/receipt/aggregate'
import { pass, turnedTo, withCadastro, withLogin } from '@/screens/matricula/flow/changes'
import { anotherChild, type Draft, newDraft, stepIds, ways } from '@/screens/matricula/flow/draft'
import { before, frontier, identified, mayOpen, progress, type Step, stepsFor } from '@/screens/matricula/flow/steps'
import { guardian, home } from '../../../support/family'

const told = ['', 'identificado', ...states, 'emDiligencia', 'identificar']
const row = { unidadeId: 3, turno: 'Manhã', vagas: 10, reservas: 2 } as Reserva
const periodo = fc.constantFrom(
  {},
  null,
  { ativo: true },
  { ativo: false },
  { inicio: '2026-11-01T08:00:00-03:00', fim: '2020-01-01T00:00:00-03:00' },
  { inicio: '2099-01-01T00:00:00-03:00' },
)

/** Any draft at all: also ones that no walk through the pages would make. */
const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    way: fc.constantFrom(...ways),
    by: fc.constantFrom('crianca' as const, 'protocolo' as const),
    nameConfirmed: fc.constantFrom(null, true, false),
    phase: fc.constantFrom('open' as const, 'open' as const, 'open' as const, 'sending' as const, 'sent' as const),
    passed: fc.uniqueArray(fc.constantFrom(...stepIds)),
    insists: fc.boolean(),
    offered: fc.boolean(),
    chosen: fc.boolean(),
    count: fc.constantFrom(0, 1, 1, 2, 3),
    nome: fc.constantFrom('', 'Ana P*** S***'),
    state: fc.constantFrom(...told),
    escola: fc.constantFrom('', 'EMEF Dom Hélder'),
    stays: fc.boolean(),
    serieId: fc.constantFrom(0, 20, 21, 31, 36, 41, 999),
    dataNasc: fc.constantFrom('', '2021-03-31', '2014-02-11', '1979-02-14', '2026-09-09'),
    texts: fc.constantFrom('', 'x'),
    documentos: fc.constantFrom<string[]>([], ['CPF']),
    timeframe: periodo,
  })
  .map((v) => {
    const blank = z.parse(Matricula, {})
    return {
      ...newDraft(v.way),
      by: v.by,
      nameConfirmed: v.nameConfirmed,
      phase: v.phase,
      passed: v.passed,
      insists: v.insists,
      offerAt: v.offered ? 1 : null,
      oferta: v.offered ? [row] : [],
      escolhas: v.chosen ? [row] : [],
      matricula: {
        ...blank,
        processamento: v.state,
        documentos: v.documentos,
        periodoCadastro: v.timeframe,
        periodoConfirmacao: v.timeframe,
        periodoTransferencia: v.timeframe,
        login: {
          ...blank.login,
          similarityCount: v.count,
          nomeEncontrado: v.nome,
          dataNasc: v.dataNasc,
          nomeAluno: v.texts,
          cpfResponsavel: v.texts,
        },
        cadastro: {
          ...blank.cadastro,
          serieId: v.serieId,
          turno: v.texts,
          bairro: v.texts,
          nomeResponsavel: v.texts,
          endereco: v.texts,
        },
        confirmacao: {
          ...blank.confirmacao,
          nomeEscola: v.escola,
          novoTurno: v.texts,
          confirmacao: { id: 1, valor: v.stays },
        },
        transferencia: { ...blank.transferencia, nomeEscola: v.escola },
      },
    }
  })

/** Pages that end the flow have ways out of their own; each is proved in its screen's test. */
const ends: Step['kind'][] = ['leaf', 'send']

describe('for any draft', () => {
  test('there is a frontier, it is a page of the draft and it may be opened', () => {
    fc.assert(
      fc.property(anyDraft, (d) => {
        const order = stepsFor(d).map((step) => step.id)
        expect(order).toContain(frontier(d))
        expect(mayOpen(d, frontier(d))).toBe(true)
        expect(new Set(order).size).toBe(order.length)
      }),
      { numRuns: 2000 },
    )
  })
  test('every page that may be opened has a way back that ends at the first page, all of it open', () => {
    fc.assert(
      fc.property(anyDraft, (d) => {
        for (const { id } of stepsFor(d)) {
          if (!mayOpen(d, id)) continue
          let at = before(d, id)
          for (let hops = 0; at !== null; hops++) {
            expect(mayOpen(d, at)).toBe(true)
            expect(hops).toBeLessThan(stepIds.length)
            at = before(d, at)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
  test('answering on and on reaches a page that ends the flow: no dead end, no circle', () => {
    fc.assert(
      fc.property(anyDraft, (start) => {
        let d = start
        for (let hops = 0; ; hops++) {
          const id = frontier(d)
          const page = stepsFor(d).find((step) => step.id === id)
          if (!page || ends.includes(page.kind)) break
          // a page whose answer cannot stand has to be answered: what a person would do there
          const next = answer(pass(d, id), id)
          if (id === 'novo') break
          expect(frontier(next), `stuck on ${id}`).not.toBe(id)
          expect(hops).toBeLessThan(stepIds.length)
          d = next
        }
      }),
      { numRuns: 2000 },
    )
  })
  test('nothing of the child is asked before the service said who it is', () => {
    fc.assert(
      fc.property(anyDraft, (d) => {
        fc.pre(d.phase === 'open' && !identified(d))
        expect(['estudante', 'cpf', 'protocolo', 'desempate']).toContain(frontier(d))
      }),
    )
  })
  test('a request that is there is never followed by a second one', () => {
    fc.assert(
      fc.property(anyDraft, (d) => {
        fc.pre(d.phase === 'open' && hasActive(d.matricula) && d.way !== 'cancelar')
        expect(frontier(d)).not.toBe('revisao')
      }),
    )
  })
  test('after a lost answer the only page is the one that verifies, after sending the receipt', () => {
    fc.assert(
      fc.property(anyDraft, (d) => {
        const only = stepsFor(d).flatMap((step) => (step.kind === 'aside' ? [] : step.id))
        if (d.phase === 'sending') expect(only).toEqual(['verificar'])
        else if (d.phase === 'sent') expect(only).toEqual(['recibo'])
        else expect(only).not.toContain('verificar')
      }),
    )
  })
  test('the place in the row of steps is within the row', () => {
    fc.assert(
      fc.property(anyDraft, (d) => {
        for (const { id } of stepsFor(d)) {
          const place = progress(d, id)
          if (place) expect(place.n).toBeLessThanOrEqual(place.total)
        }
      }),
    )
  })
})

describe('a reply that counts no child and tells of one all the same', () => {
  const blank = z.parse(Matricula, {})
  const login = { ...blank.login, nomeAluno: 'Davi', dataNasc: '2021-03-31', cpfResponsavel: '52998224725' }
  const [protocolo, nomeEscola] = ['2027.000.123-4', 'EMEF Dom Hélder']
  test.each([
    ['consultar', 'protocolo', 'pedido', { processamento: 'convocada', protocolo }],
    ['cancelar', 'protocolo', 'cancelar', { processamento: 'listaDeEspera', protocolo }],
    ['cadastrar', 'crianca', 'pedido', { processamento: 'emAnalise' }],
    ['confirmar', 'crianca', 'continua', { confirmacao: { ...blank.confirmacao, nomeEscola } }],
    ['confirmar', 'crianca', 'nome', { login: { ...login, nomeEncontrado: 'Ana P*** S***' } }],
  ] as const)('%s by %s leads to %s', (way, by, page, told) => {
    const draft = { ...newDraft(way), by, passed: ['estudante', 'cpf', 'protocolo'] as const }
    expect(frontier({ ...draft, passed: [...draft.passed], matricula: { ...blank, login, ...told } })).toBe(page)
  })
})

/** What a person answers on a page, as far as the steps look at it. */
function answer(d: Draft, id: string): Draft {
  switch (id) {
    case 'estudante':
      return {
        ...d,
        matricula: { ...d.matricula, login: { ...d.matricula.login, nomeAluno: 'Davi', dataNasc: '2021-03-31' } },
      }
    case 'cpf':
      return { ...d, matricula: { ...d.matricula, login: { ...d.matricula.login, cpfResponsavel: '52998224725' } } }
    case 'desempate':
      return { ...d, matricula: { ...d.matricula, login: { ...d.matricula.login, similarityCount: 1 } } }
    case 'nome':
      return { ...d, nameConfirmed: true }
    case 'serie':
      return {
        ...d,
        matricula: {
          ...d.matricula,
          login: { ...d.matricula.login, dataNasc: '2021-03-31' },
          cadastro: { ...d.matricula.cadastro, serieId: 21 + 10 },
        },
      }
    case 'turno':
      return {
        ...d,
        offerAt: 1,
        oferta: [row],
        matricula: {
          ...d.matricula,
          cadastro: { ...d.matricula.cadastro, turno: 'Manhã' },
          confirmacao: { ...d.matricula.confirmacao, novoTurno: 'Manhã' },
        },
      }
    case 'escola':
      return { ...d, escolhas: [row] }
    case 'responsavel':
      return withCadastro(d, guardian)
    case 'endereco':
      return withCadastro(d, home)
    default:
      return d
  }
}

describe('changes', () => {
  const begun = (): Draft => {
    const d = newDraft('cadastrar')
    const passed: Draft['passed'] = ['estudante', 'cpf', 'novo', 'serie', 'turno', 'endereco', 'escola', 'responsavel']
    const m = d.matricula
    return {
      ...d,
      passed,
      offerAt: 1,
      oferta: [row],
      escolhas: [row],
      matricula: {
        ...m,
        processamento: 'identificado',
        login: { ...m.login, nomeAluno: 'Davi', dataNasc: '2021-03-31', cpfResponsavel: '52998224725' },
        cadastro: { ...m.cadastro, serieId: 31, turno: 'Manhã', ...guardian, ...home },
      },
    }
  }
  test('everything answered leads to the review', () => {
    expect(frontier(begun())).toBe('revisao')
  })
  test.each([
    ...Object.keys(guardian).map((name) => ['responsavel', name] as const),
    ...Object.keys(home).map((name) => ['endereco', name] as const),
  ])('a draft of an earlier release in which %s lacks %s leads to that page', (page, name) => {
    const d = begun()
    const blank = { ...d.matricula.cadastro, [name]: name === 'grauParentesco' ? 0 : '' }
    const lacking = { ...d, matricula: { ...d.matricula, parentescos: ['Mãe'], cadastro: blank } }
    expect(frontier(lacking)).toBe(page)
  })
  test('a corrected name identifies anew and returns to the review with everything else', () => {
    const d = withLogin(begun(), { nomeAluno: 'Davi Moreira' })
    expect(frontier(d)).toBe('cpf')
    expect(stateOf(d.matricula)).toBe('')
    expect(frontier(pass(pass(d, 'cpf'), 'novo'))).toBe('revisao')
    expect(d.escolhas).toEqual([row])
  })
  test('a birth date that rules the series out asks for the series again', () => {
    const d = withLogin(begun(), { dataNasc: '2021-04-01' })
    expect(frontier(pass(pass(d, 'cpf'), 'novo'))).toBe('serie')
  })
  test('another series asks for the offer again; the same one asks nothing', () => {
    expect(frontier(withCadastro(begun(), { serieId: 31 }))).toBe('revisao')
    const d = pass(withCadastro(begun(), { serieId: 32 }), 'serie')
    expect(frontier(d)).toBe('turno')
    expect(d.passed).not.toContain('escola')
  })
  test('a typed page keeps its words until it is passed', () => {
    const d = { ...begun(), typed: { endereco: { cep: '883' }, escola: { x: 1 } } }
    expect(pass(d, 'endereco').typed).toEqual({ escola: { x: 1 } })
  })
  test('another child of the same guardian: nothing of the first child, everything of the guardian', () => {
    const first = begun()
    const m = first.matricula
    const known = {
      ...first,
      matricula: {
        ...m,
        protocolo: 'VS-7K4M-2Q9T',
        login: { ...m.login, nomeMae: 'Joana Moreira', cpfAluno: '11144477735' },
        cadastro: {
          ...m.cadastro,
          nomeResponsavel: 'JOANA MOREIRA',
          cep: '88301000',
          telefoneResponsavel: '47988887777',
          grauParentesco: 1,
        },
      },
    }
    const second = anotherChild(known)
    expect(second.id).not.toBe(known.id)
    expect(second.matricula.login).toMatchObject({
      nomeAluno: '',
      dataNasc: '',
      cpfAluno: '',
      cpfResponsavel: '52998224725',
      nomeMae: 'Joana Moreira',
    })
    expect(second.matricula.cadastro).toMatchObject({
      cep: '88301000',
      telefoneResponsavel: '47988887777',
      bairro: 'Centro',
      serieId: 0,
      unidadeId: 0,
    })
    expect(second.matricula.protocolo).toBe('')
    expect(second.escolhas).toEqual([])
    expect(second.passed).toEqual(['responsavel', 'endereco'])
    expect(second.carried, 'the review says so').toBe(true)

    const ofFather = { ...known.matricula.cadastro, nomeResponsavel: 'Paulo Moreira' }
    const next = anotherChild({ ...known, matricula: { ...known.matricula, cadastro: ofFather } })
    expect(next.matricula.login.nomeMae, 'children of one father may have two mothers').toBe('')

    const same = withLogin(second, { nomeAluno: 'Rita', nomeMae: 'joana  moreira' })
    expect(same.passed, 'written otherwise, she is the same').toEqual(['responsavel', 'endereco'])
    const other = withLogin(second, { nomeAluno: 'Lia', nomeMae: 'Vera Castro Ramos' })
    expect(other.passed, 'who is not the mother of this one says what they are').toEqual(['endereco'])
    expect(other.matricula.cadastro).toMatchObject({ grauParentesco: 0, nomeResponsavel: 'JOANA MOREIRA' })
  })
  test('a change of way keeps who the child is', () => {
    const d = turnedTo(begun(), 'transferir')
    expect(d.passed).toEqual(expect.arrayContaining(['estudante', 'cpf']))
    expect(d.escolhas).toEqual([])
  })
})
