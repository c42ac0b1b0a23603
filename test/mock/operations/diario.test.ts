import { describe, expect, test } from 'vitest'
import type { AproveitamentoAluno, Avaliacao, Classe, PeriodoLetivo, Recado, Turma } from '@/contract'
import { addDays } from '@/domain/dates'
import { stateOfGrade, allGrades } from '@/domain/notas/notas'
import { mock } from '@/mock/doors/node'
import { vilaSerena } from '@/mock/seed/index'
import { ids } from '@/mock/seed/turmas'
import { ask, classes, no, notaOf, registro, registros } from '../ask'

const { seteAMatematica: math } = ids.classe
const ana = 'Ana Prado Souza'
const dias = (n: number) => Date.now() + n * 86_400_000

describe('Ana, 7º A', () => {
  test('has seven subjects, each with group, teacher, room and lessons', async () => {
    mock.as('ana')
    const itens = await classes()
    expect(itens.map(({ disciplina }) => disciplina)).toEqual([
      'Língua Portuguesa',
      'Matemática',
      'Ciências',
      'História',
      'Geografia',
      'Inglês',
      'Arte',
    ])
    for (const classe of itens) {
      expect(classe).toMatchObject({ idTurma: 101, idPeriodoLetivo: 2, totalAlunos: 38 })
      expect(classe.professor?.nome).toMatch(/\S+ \S+/)
      expect(classe.sala).toMatch(/^Sala \d+$/)
      expect(classe.horarios?.length).toBeGreaterThan(1)
      expect(classe.aluno).toBeUndefined()
    }
    const lessons = itens.flatMap(({ horarios }) => horarios ?? []).map((h) => `${h.diaSemana} ${h.inicio}`)
    expect(new Set(lessons).size, 'no two lessons at once').toBe(lessons.length)
  })

  test('Mathematics: 26 of 30 absences, and a mean of 7.4', async () => {
    mock.as('ana')
    const turma = (await ask<Turma>('GetTurma', { id: 101 })).body
    expect(await registro(math)).toMatchObject({ nome: ana, faltas: 26, mediaParcial: 7.4, mediaFinal: null })
    expect(turma).toEqual({ id: 101, descricao: '7º A', limiteFaltas: 30 })
  })

  test('Mathematics holds every state of a grade; what its teacher has not shown yet comes without its value', async () => {
    const values = async () => {
      const hers = (await registros({ idClasse: math })).filter(({ nome }) => nome === ana)
      return hers.flatMap(allGrades).map((nota) => [nota.avaliacaoId, nota.valor, stateOfGrade(nota)])
    }
    const hidden = [
      [101_101, 8, 'fechada'],
      [101_102, 7.4, 'fechada'],
      [101_103, 7, 'publicada'],
      [101_104, null, 'awaiting'],
      [101_105, null, 'awaiting'],
      [101_106, null, 'awaiting'],
      [101_107, null, 'awaiting'],
      [101_108, null, 'awaiting'],
    ]
    const whole = hidden.map((nota) =>
      nota[0] === 101_104 ? [nota[0], 9.5, nota[2]] : nota[0] === 101_106 ? [nota[0], 8.5, nota[2]] : nota,
    )
    for (const [who, told] of [
      ['ana', hidden],
      ['marta', hidden],
      ['carla', whole],
      ['sonia', whole],
    ] as const) {
      mock.as(who)
      expect(await values(), who).toEqual(told)
    }
    mock.speak(['leaky'])
    for (const who of ['ana', 'marta']) {
      mock.as(who)
      expect(await values(), who).toEqual(whole)
    }
  })

  test('a day later one more grade is published, and the mean counts it', async () => {
    mock.as('ana')
    mock.setClock(dias(1))
    mock.as('ana')
    const record = await registro(math)
    expect(stateOfGrade(notaOf(record, 101_106))).toBe('publicada')
    expect(stateOfGrade(notaOf(record, 101_104))).toBe('awaiting')
    // second term: (2 × 7.0 + 1 × 8.5) / 3 = 7.5; year: (7.8 + 7.5) / 2
    expect(record.mediaParcial).toBe(7.65)
  })

  test('an exam lies ahead, with a second call a week after it', async () => {
    mock.as('ana')
    const exam = (await ask<Avaliacao>('GetAvaliacao', { id: 101_105 })).body
    expect(Date.parse(exam.data ?? '')).toBeGreaterThan(Date.now())
    const [day, second] = [exam.data, exam.dataSegundaChamada].map((at) => (at ?? '').slice(0, 10))
    expect(second).toBe(addDays(day ?? '', 7))
    expect(exam.data).toMatch(/-03:00$/)
  })

  test('has two messages', async () => {
    mock.as('ana')
    const idsDosRecados = (await classes()).flatMap(({ recados }) => recados ?? [])
    expect(idsDosRecados).toEqual([10_101, 10_112])
    expect((await ask<Recado>('GetRecado', { id: 10_112 })).body).toMatchObject({ id: 10_112, perfilRemetente: 3 })
  })

  test('Science has no published grade and no absence', async () => {
    mock.as('ana')
    const record = await registro(1012)
    expect([record.faltas, record.mediaParcial]).toEqual([0, null])
    expect(allGrades(record).every((nota) => nota.valor === null && !nota.publicada)).toBe(true)
  })
})

describe('Bruno, 9º B', () => {
  test('is over the limit, at the limit, inactive, without grades, beyond the exam and within it', async () => {
    mock.as('bruno')
    expect(await registro(1060)).toMatchObject({ faltas: 30 })
    expect(await registro(1061)).toMatchObject({ faltas: 32, mediaParcial: 5, ativo: true })
    expect(await registro(1062)).toMatchObject({ mediaParcial: 3.3 })
    expect(await registro(1063)).toMatchObject({ grupos: [], notasComplementares: [], mediaParcial: null })
    expect(await registro(1066)).toMatchObject({
      ativo: false,
      motivoInatividade: 'Transferido para a oficina de Música',
    })
  })

  test('last year is closed: a mean above 6 stays, one of 5 passed by the exam', async () => {
    mock.as('bruno')
    const earlier = await classes({ idPeriodoLetivo: 1 })
    expect(earlier.map(({ id }) => id)).toEqual([1070, 1071])
    expect(await registro(1070)).toMatchObject({ mediaParcial: 7.33, mediaFinal: 7.33 })
    // last year's rule, the simple mean: (5.0 + 8.0) / 2; by this year's it would be 0.6 × 5.0 + 0.4 × 8.0 = 6.2
    expect(await registro(1071)).toMatchObject({ mediaParcial: 5, mediaFinal: 6.5 })
  })

  test('a given zero counts as a zero', async () => {
    mock.as('bruno')
    const record = await registro(1064)
    expect(notaOf(record, 106_401)).toMatchObject({ valor: 0, fechada: true })
    // first term (2 × 0 + 1 × 10) / 3 = 3.33; year (3.33 + 7.25) / 2
    expect(record.mediaParcial).toBe(5.29)
  })
})

describe('Pedro, Pré-escola II', () => {
  test('has absences, no grades, and no limit told', async () => {
    mock.as('pedro')
    const [classe] = await classes()
    expect(await registro(classe?.id ?? 0)).toMatchObject({ faltas: 4, grupos: [], mediaParcial: null })
    expect((await ask<Turma>('GetTurma', { id: ids.turma.preII })).body.limiteFaltas).toBe(0)
  })
})

describe('who may see what', () => {
  test('a student sees only their own record', async () => {
    mock.as('ana')
    expect((await registros({ idClasse: math })).map(({ nome }) => nome)).toEqual([ana])
    expect(no(await ask('AproveitamentosAlunos', { idClasse: 1061 }))).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(no(await ask('AproveitamentosAlunos', { idClasse: math, idPessoa: 1002 })).status).toBe(403)
    expect(no(await ask('Classes', { perfil: 3 })).status).toBe(403)
    expect(no(await ask('GetTurma', { id: 106 })).status).toBe(403)
    expect(no(await ask('GetAvaliacao', { id: 106_101 })).status).toBe(403)
    expect(no(await ask('GetRecado', { id: 10_601 })).status).toBe(403)
    expect(no(await ask('GetRecado', { id: 10_112, idPessoa: 1002 })).status).toBe(403)
  })

  test('a guardian sees each child, the child asked for, and nobody else', async () => {
    mock.as('marta')
    const doAluno = (itens: Classe[]) => new Set(itens.map(({ aluno }) => aluno?.nome))
    expect(doAluno(await classes())).toEqual(new Set([ana, 'Pedro Prado Souza']))
    expect(doAluno(await classes({ idPessoa: 2001, perfil: 2 })).size).toBe(2)
    expect(doAluno(await classes({ idPessoa: 1003, perfil: 2 }))).toEqual(new Set(['Pedro Prado Souza']))
    expect(await registro(math, { idPessoa: 1001, perfil: 2 })).toMatchObject({ nome: ana })
    expect(no(await ask('Classes', { idPessoa: 1002, perfil: 2 }))).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(no(await ask('AproveitamentosAlunos', { idClasse: 1061, perfil: 2 })).status).toBe(403)
    expect((await ask('GetRecado', { id: 10_112, idPessoa: 1001 })).status).toBe(200)
  })

  test('a teacher sees their classes whole, and no other', async () => {
    mock.as('carla')
    expect((await classes()).map(({ id, totalAlunos }) => [id, totalAlunos])).toEqual([
      [1011, 38],
      [1021, 31],
      [1061, 28],
    ])
    expect(await registros({ idClasse: math })).toHaveLength(38)
    expect(no(await ask('AproveitamentosAlunos', { idClasse: 1012 })).status).toBe(403)
    expect(no(await ask('Classes', { idPessoa: 3002, perfil: 3 })).status).toBe(403)
  })

  test('a person of two profiles sees by the one in use', async () => {
    mock.as('rui')
    expect((await classes({ perfil: 3 })).map(({ id }) => id)).toEqual([1012, 1022])
    const asGuardian = await classes({ perfil: 2 })
    expect(asGuardian.map(({ disciplina }) => disciplina)).toContain('Inglês')
    expect(asGuardian.every(({ aluno }) => aluno?.idPessoa === 1004)).toBe(true)
    expect(await registros({ idClasse: 1022, perfil: 2 })).toHaveLength(1)
    expect(await registros({ idClasse: 1022, perfil: 3 })).toHaveLength(31)
  })

  test('staff reads all, or one person', async () => {
    mock.as('sonia')
    expect(await registros({ idClasse: 1061, idPessoa: 4001, perfil: 4 })).toHaveLength(28)
    expect((await classes({ idPessoa: 1002 })).map(({ aluno }) => aluno?.idPessoa)).toContain(1002)
    expect((await classes({ idPessoa: 3001 })).map(({ id }) => id)).toEqual([1011, 1021, 1061])
    expect((await registros({ idClasse: 1061, idPessoa: 1002 })).map(({ nome }) => nome)).toEqual([
      'Bruno Carvalho Dias',
    ])
  })

  test('staff asking about one person get nobody else’s record, and a teacher’s whole class only where they teach', async () => {
    mock.as('sonia')
    expect(await registros({ idClasse: 1021, idPessoa: 1001 })).toEqual([])
    expect(await registros({ idClasse: 1012, idPessoa: 3001 })).toEqual([])
    expect((await registros({ idClasse: 1021, idPessoa: 3001 })).length).toBeGreaterThan(1)
  })

  test.each([
    ['GetTurma', { id: 999_999 }],
    ['GetPeriodoLetivo', { id: 99 }],
    ['GetAvaliacao', { id: 1 }],
    ['GetAvaliacao', { id: 'none/such' }],
    ['GetRecado', { id: 10_119 }],
    ['AproveitamentosAlunos', { idClasse: 1019 }],
    ['AproveitamentosAlunos', { idClasse: -1 }],
  ])('%s of %o is unknown', async (name, body) => {
    mock.as('sonia')
    expect(no(await ask(name, body))).toMatchObject({ status: 404, code: 'NotFound' })
  })
})

describe('periods', () => {
  test('0 is the current one, of this year', async () => {
    mock.as('ana')
    const { body } = await ask<PeriodoLetivo>('GetPeriodoLetivo')
    expect(body).toMatchObject({ id: 2, vigente: true })
    expect(body.descricao).toContain(String(new Date().getFullYear()))
    expect((await ask<PeriodoLetivo>('GetPeriodoLetivo', { id: 1 })).body.vigente).toBe(false)
  })
})

describe('lists', () => {
  test('pages are 50 rows unless asked, at most 500, and cover everything once', async () => {
    mock.as('sonia')
    const seen: number[] = []
    let tokenPagina: string | null = null
    do {
      const { body }: { body: { itens: Classe[]; tokenPagina?: string | null } } = await ask('Classes', { tokenPagina })
      expect(body.itens.length).toBeLessThanOrEqual(50)
      seen.push(...body.itens.map(({ id }) => id))
      tokenPagina = body.tokenPagina ?? null
    } while (tokenPagina)
    expect(new Set(seen).size).toBe(seen.length)
    expect(await classes({ quantidade: 100_000 })).toHaveLength(Math.min(500, seen.length))
    expect(await classes({ quantidade: 3 })).toHaveLength(3)
  })

  test('a page is stable when a row is inserted before it', async () => {
    mock.as('carla')
    const first = await ask<{ itens: { nome: string }[] }>('AproveitamentosAlunos', {
      idClasse: math,
      quantidade: 10,
    })
    const { tokenPagina } = first.body
    const second = await registros({ idClasse: math, quantidade: 10, tokenPagina })
    const roll = mock.backend.db().diario.chamadas.get(101)
    roll?.unshift({ n: 38, idPessoa: 1_009_999, nome: 'Aaa Aaa' })
    const again = await registros({ idClasse: math, quantidade: 10, tokenPagina })
    expect(again.map(({ id }) => id)).toEqual(second.map(({ id }) => id))
  })

  test('records come by name, without regard to accents', async () => {
    mock.as('carla')
    const nomes = (await registros({ idClasse: math })).map(({ nome }) => nome)
    expect(nomes).toEqual([...nomes].sort(new Intl.Collator('pt-BR', { sensitivity: 'base' }).compare))
  })

  test.each([['nonsense'], ['WzFd.'], [btoa('{"a":1}')]])('the token %s is refused by name', async (tokenPagina) => {
    mock.as('carla')
    expect(no(await ask('Classes', { tokenPagina }))).toEqual({
      status: 400,
      code: 'Validation',
      fields: ['tokenPagina'],
    })
  })

  test('a negative size is refused by name', async () => {
    mock.as('carla')
    expect(no(await ask('Classes', { quantidade: -1 })).fields).toEqual(['quantidade'])
  })

  test('filters of 0 are any; others cut', async () => {
    mock.as('sonia')
    expect((await classes({ idTurma: 101 })).map(({ id }) => id)).toEqual([1010, 1011, 1012, 1013, 1014, 1015, 1016])
    expect(await classes({ idTurma: 101, idPeriodoLetivo: 1 })).toEqual([])
  })

  test('embutir embeds relations, campos keeps fields and the id', async () => {
    mock.as('ana')
    const [plain] = await classes()
    expect([plain?.turma, plain?.periodoLetivo]).toEqual([undefined, undefined])
    const [full] = await classes({ embutir: 'turma, PeriodoLetivo, outra' })
    expect(full?.turma).toEqual({ id: 101, descricao: '7º A', limiteFaltas: 30 })
    expect(full?.periodoLetivo).toMatchObject({ id: 2, vigente: true })
    const [lean] = await classes({ campos: 'disciplina' })
    expect(lean).toEqual({ id: 1010, disciplina: 'Língua Portuguesa' })
  })

  test('embutir adds the days of their evaluations to the grades of a record', async () => {
    mock.as('ana')
    const dias = async (embutir: string) => {
      const { body } = await ask<{ itens: AproveitamentoAluno[] }>('AproveitamentosAlunos', { idClasse: 1011, embutir })
      const nota = body.itens.flatMap(({ grupos }) => grupos.flatMap(({ avaliacoes }) => avaliacoes)).at(-1)
      return [nota?.['data'], nota?.['dataSegundaChamada']]
    }
    expect(await dias('')).toEqual([undefined, undefined])
    const { data } = (await ask<Avaliacao>('GetAvaliacao', { id: 101_106 })).body
    expect(await dias('data, outra')).toEqual([data, undefined])
    mock.speak(['bare'])
    expect(await dias('data,dataSegundaChamada')).toEqual([undefined, undefined])
  })
})

describe('odd and hostile data', () => {
  test('an undated evaluation, an unknown type, a weight of 0, an id that is text', async () => {
    mock.as('ana')
    const avaliacao = async (id: number | string) => (await ask<Avaliacao>('GetAvaliacao', { id })).body
    expect((await avaliacao(101_304)).data).toBeNull()
    expect((await avaliacao(101_404)).tipo).toBe(8)
    expect((await avaliacao(101_606)).peso).toBe(0)
    expect((await avaliacao('ING/oral nº 1')).nome).toBe('Prova oral')
    expect(notaOf(await registro(1015), 'ING/oral nº 1').valor).toBe(8.25)
  })

  test('a weight of 0 takes no part in the mean', async () => {
    mock.as('ana')
    // first term (2 × 9 + 1 × 9.5) / 3 = 9.16; second 10.0 without the grade of weight 0
    expect((await registro(1016)).mediaParcial).toBe(9.58)
  })

  test('a class with fields that nobody documented', async () => {
    mock.as('ana')
    expect((await classes())[4]).toMatchObject({ id: 1014, corDaCapa: 'verde', versao: 3 })
  })

  test('a message of 20,000 characters with markup, and one of an unknown sender', async () => {
    mock.as('bruno')
    const huge = (await ask<Recado>('GetRecado', { id: 10_601 })).body
    expect(huge.descricao).toHaveLength(20_000)
    expect(huge.descricao).toContain('<script>')
    expect((await ask<Recado>('GetRecado', { id: 10_602 })).body.perfilRemetente).toBe(9)
  })

  test('a name of 120 characters with an apostrophe', async () => {
    mock.as('carla')
    const nomes = (await registros({ idClasse: math })).map(({ nome }) => nome)
    const long = nomes.find((nome) => nome.length === 120)
    expect(long).toContain("D'Ávila")
  })
})

test('the city holds about 1,200 students in 12 schools', () => {
  const { diario, matricula } = mock.backend.db()
  const [turmas, escolas] = [diario.turmas, matricula.unidades]
  const alunos = turmas.reduce((sum, turma) => sum + turma.alunos, 0)
  expect(escolas).toHaveLength(12)
  expect(alunos).toBeGreaterThan(1_100)
  expect(alunos).toBeLessThan(1_300)
  expect(new Set(turmas.map(({ turno }) => turno))).toEqual(new Set(['Manhã', 'Tarde', 'Integral', 'Noite']))
  expect(new Set(escolas.map(({ bairro }) => bairro)).size).toBe(5)
  expect(vilaSerena).toEqual({ escolas: 12, seteA: 38 })
})
