import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { op, type OperationName, operations, z } from '@/contract'
import { createBackend, type JournalEntry } from '@/mock/backend'
import { families } from '@/mock/seed/children'
import { createSeed } from '@/mock/seed/index'
import { fitting } from '../contract/arbitrary'

const noon = Date.parse('2026-11-20T12:00:00-03:00')
const backendAt = (now = noon) => createBackend({ now: () => now })
type Record_ = Record<string, unknown>
const fieldsOf = (body: unknown) =>
  (body as { responseStatus: { errors: { fieldName: string; message: string }[] } }).responseStatus.errors

describe('the way in', () => {
  test('request names and the name of the operation are taken in any case', () => {
    const backend = backendAt()
    const ana = backend.openSession('ana')
    expect(backend.answer('getturma', { ID: 101, Embutir: '' }, ana)).toMatchObject({ status: 200, body: { id: 101 } })
    expect(backend.answer('GETTURMA', { id: 101, ID: 999 }, ana).status, 'the documented spelling wins').toBe(200)
  })

  test('missing fields are at their defaults, unknown ones are let through', () => {
    const backend = backendAt()
    expect(backend.answer('Classes', { colour: 'blue' }, backend.openSession('ana')).status).toBe(200)
  })

  test('wrong types are refused, each field by name', () => {
    const backend = backendAt()
    const { status, body } = backend.answer(
      'AproveitamentosAlunos',
      { idClasse: '1011', quantidade: 1.5, embutir: null },
      backend.openSession('ana'),
    )
    expect(status).toBe(400)
    expect(fieldsOf(body)).toEqual([
      { errorCode: 'Validation', fieldName: 'idClasse', message: 'Informe um número.' },
      { errorCode: 'Validation', fieldName: 'quantidade', message: 'Informe um número inteiro.' },
      { errorCode: 'Validation', fieldName: 'embutir', message: 'Informe um texto.' },
    ])
  })

  test('a field deep inside is named by its path', () => {
    const { status, body } = backendAt().answer('PostMatriculaMunicipal', { matricula: { cadastro: { cep: 5 } } }, null)
    expect(status).toBe(400)
    expect(fieldsOf(body).map(({ fieldName }) => fieldName)).toEqual(['matricula.cadastro.cep'])
  })

  test.each([[null], [[]], ['text'], [5]])('the body %o is refused', (body) => {
    expect(backendAt().answer('Auth', body, null).status).toBe(400)
  })

  test('an unknown operation is a 404', () => {
    expect(backendAt().answer('GetTurmas', {}, null).status).toBe(404)
    expect(backendAt().answer('constructor', {}, null).status).toBe(404)
  })

  test('a key that would reach a prototype is dropped', () => {
    const backend = backendAt()
    const body: unknown = JSON.parse('{"id":101,"__proto__":{"idPessoa":1002},"constructor":{"x":1}}')
    expect(backend.answer('GetTurma', body, backend.openSession('ana')).status).toBe(200)
  })
})

describe('sessions', () => {
  test('exactly Auth and the enrollment are open', () => {
    const backend = backendAt()
    const open = operations
      .filter(({ name }) => backend.answer(name, {}, 'unknown').status !== 401)
      .map(({ name }) => name)
    expect(open).toEqual(['PostMatriculaMunicipal'])
    expect(operations.filter((operation) => operation.open).map(({ name }) => name)).toEqual([
      'Auth',
      'PostMatriculaMunicipal',
    ])
  })

  test('nobody is asked for a session before a body is looked at', () => {
    expect(backendAt().answer('GetTurma', { id: 'x' }, null).status).toBe(401)
  })
})

describe('any valid input', () => {
  const actors = ['ana', 'bruno', 'marta', 'carla', 'rui', 'sonia', 'helena', 'sem.perfil']
  test.each(operations.map(({ name }) => name))('%s is answered within the contract, never with a fault', (name) => {
    const backend = backendAt()
    const sessions = actors.map((actor) => backend.openSession(actor))
    const { input, output } = op[name]
    fc.assert(
      fc.property(fitting(input), fc.constantFrom(...sessions), (body, session) => {
        const answer = backend.answer(name, body, session)
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
        if (answer.status !== 200 || name === 'Auth') return
        // `campos` may have cut what the contract needs
        if ((body as Record_)['campos']) return
        expect(op[name].kind === 'oneWay' || z.safeParse(output, answer.body).success).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('and any wrong type is refused by name', () => {
    const backend = backendAt()
    const session = backend.openSession('helena')
    for (const name of Object.keys(op) as OperationName[]) {
      const shape = Object.keys(
        z.parse(op[name].input, name === 'MarcarPresencaPost' ? { latitude: 0, longitude: 0 } : completed(name)),
      )
      for (const field of shape) {
        const answer = backend.answer(name, { ...completed(name), [field]: [[{}]] }, session)
        expect(answer.status, `${name}.${field}`).toBe(400)
        expect(fieldsOf(answer.body)[0]?.fieldName.split('.')[0], `${name}.${field}`).toBe(field)
      }
    }
  })
})

/** A body of an operation whose input has no defaults of its own. */
function completed(name: OperationName): Record_ {
  if (name === 'MarcarPresencaPost') return { latitude: 0, longitude: 0 }
  if (name !== 'AproveitamentoAluno') return {}
  return {
    id: 1,
    nome: '',
    ativo: true,
    motivoInatividade: '',
    grupos: [],
    mediaFinal: null,
    mediaParcial: null,
    faltas: null,
    notasComplementares: [],
  }
}

describe('the seed', () => {
  test('is a pure function of a number and a day', () => {
    expect(createSeed(1, '2026-11-20')).toEqual(createSeed(1, '2026-11-20'))
  })

  test('another number draws other people, and the same cast', () => {
    const rolls = [1, 2].map((seed) => {
      const backend = createBackend({ seed, now: () => noon })
      const { body } = backend.answer('AproveitamentosAlunos', { idClasse: 1011 }, backend.openSession('carla'))
      return (body as { itens: { id: number; nome: string }[] }).itens
    })
    const nameOf = (roll: number, n: number) => rolls[roll]?.find(({ id }) => id === 10_110_000 + n)?.nome
    expect(nameOf(0, 0)).toBe('Ana Prado Souza')
    expect(nameOf(1, 0)).toBe('Ana Prado Souza')
    expect(nameOf(0, 5)).not.toBe(nameOf(1, 5))
  })

  test.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-12-31'])(
    'on %s the period is current and exams lie ahead',
    (day) => {
      const now = Date.parse(`${day}T23:30:00-03:00`)
      const backend = backendAt(now)
      const ana = backend.openSession('ana')
      expect(backend.answer('GetPeriodoLetivo', {}, ana).body).toMatchObject({
        vigente: true,
        codigo: `${day.slice(0, 4)}/2`,
      })
      const { data, dataSegundaChamada } = backend.answer('GetAvaliacao', { id: 101_105 }, ana).body as {
        data: string
        dataSegundaChamada: string
      }
      expect(Date.parse(data)).toBeGreaterThan(now)
      expect(Date.parse(dataSegundaChamada)).toBeGreaterThan(Date.parse(data))
    },
  )
})

describe('the journal', () => {
  const record = (backend: ReturnType<typeof backendAt>) => {
    const { body } = backend.answer('AproveitamentosAlunos', { idClasse: 1011 }, backend.openSession('carla'))
    const ana = (body as { itens: Record_[] }).itens.find(({ id }) => id === 10_110_000)
    return ana as Record_ & { grupos: { avaliacoes: { avaliacaoId: number; valor: number | null }[] }[] }
  }
  const withGrade = (valor: number, of: ReturnType<typeof record>) => ({
    ...of,
    grupos: of.grupos.map((grupo) => ({
      ...grupo,
      avaliacoes: grupo.avaliacoes.map((nota) => (nota.avaliacaoId === 101_105 ? { ...nota, valor } : nota)),
    })),
  })

  test('an accepted write leaves an entry; done again over the same seed it gives the same tables', () => {
    const [one, two] = [backendAt(), backendAt()]
    const entries: JournalEntry[] = []
    const carla = one.openSession('carla')
    for (const valor of [3, 4.5]) {
      const { entry } = one.answer('AproveitamentoAluno', withGrade(valor, record(one)), carla)
      if (entry) entries.push(entry)
    }
    expect(entries).toHaveLength(2)
    // as IndexedDB would keep them
    for (const entry of structuredClone(entries)) two.replay(entry)
    expect(record(two)).toEqual(record(one))
    expect(record(two).grupos[1]?.avaliacoes.find(({ avaliacaoId }) => avaliacaoId === 101_105)?.valor).toBe(4.5)
  })

  test('refusals, readings and sign-ins leave none, so no password is ever kept', () => {
    const backend = backendAt()
    const ana = backend.openSession('ana')
    const answers = [
      backend.answer('GetTurma', { id: 101 }, ana),
      backend.answer('AproveitamentoAluno', record(backend), ana),
      backend.answer('Auth', { provider: 'credentials', userName: 'ana', password: 'caderno' }, null),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 200])
    expect(answers.map(({ entry }) => entry)).toEqual([undefined, undefined, undefined])
  })

  test('whoever only looks, or is told no, leaves none: the journal grows by what was written alone', () => {
    const backend = createBackend({ now: () => noon, today: '2026-11-20' })
    const { cpfResponsavel, dataNasc, nome: nomeAluno, nomeMae } = families.ana
    const login = { cpfResponsavel, dataNasc, nomeAluno, nomeMae }
    const enroll = (processamento: string, part: object = {}) =>
      backend.answer('PostMatriculaMunicipal', { login, matricula: { ...part, login, processamento } }, null)
    const stays = { confirmacao: { confirmacao: { id: 1, valor: true } } }
    const answers = [
      enroll('', {}),
      enroll('identificar'),
      enroll('consultar', { cadastro: { serieId: 38 } }),
      // the school has no night
      enroll('confirmar', { confirmacao: { ...stays.confirmacao, novoTurno: 'Noite' } }),
      backend.answer('UnAssignRoles', { userName: 'ana' }, backend.openSession('helena')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.map(({ entry }) => entry)).toEqual(answers.map(() => undefined))
    expect(backend.db().matricula.sorteados, 'no protocol was drawn').toBe(0)
    expect(enroll('confirmar', stays).entry).toBeDefined()
    expect(enroll('confirmar', stays).entry, 'a second time is a no').toBeUndefined()
  })

  test('a reset goes back to the seed', () => {
    const backend = backendAt()
    const before = record(backend)
    backend.answer('AproveitamentoAluno', withGrade(1, before), backend.openSession('carla'))
    backend.reset()
    expect(record(backend)).toEqual(before)
    expect(backend.db().acesso.sessoes).toHaveLength(1)
  })
})

describe('large networks', () => {
  test('a class of 5,000 and a network of 200,000 students: only what is asked for is made', () => {
    const backend = createBackend({ now: () => noon, size: { seteA: 5_000, escolas: 500 } })
    const { turmas, diarios, chamadas } = backend.db().diario
    expect(turmas.reduce((sum, turma) => sum + turma.alunos, 0)).toBeGreaterThan(195_000)
    expect(diarios.size, 'at the start').toBe(0)
    expect(chamadas.size, 'at the start').toBeLessThanOrEqual(1)
    const carla = backend.openSession('carla')
    let tokenPagina: string | null = null
    const seen = new Set<number>()
    do {
      const { body } = backend.answer('AproveitamentosAlunos', { idClasse: 1011, tokenPagina }, carla)
      const page = body as { itens: { id: number }[]; tokenPagina: string | null }
      for (const { id } of page.itens) seen.add(id)
      expect([diarios.size, diarios.get(1011)?.registros.size]).toEqual([1, seen.size])
      expect(chamadas.size).toBeLessThanOrEqual(2)
      tokenPagina = page.tokenPagina
    } while (tokenPagina)
    expect(seen.size).toBe(5_000)
  })
})
