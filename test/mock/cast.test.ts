/**
 * The cast line by line: everybody and everything named there is reached with what the page tells, by calls alone:
 * a user name and `caderno`, a child's name, birth date and mother, an order to fail. Nothing is read from the tables.
 */
import { describe, expect, test } from 'vitest'
import type { AuthReply, Avaliacao, Classe, Equivalencia, Matricula, Presenca, Recado, Turma } from '@/contract'
import { stateOfGrade, allGrades } from '@/domain/notas/notas'
import { createBackend } from '@/mock/backend'
import { mock } from '@/mock/doors/node'
import { families } from '@/mock/seed/children'
import { ask, classes, no, registro, registros } from './ask'
import { cadastroFor } from './operations/vagas'

/** Signs in as the page says. */
async function enter(userName: string, password = 'caderno') {
  const { status, body, headers } = await ask<AuthReply>('Auth', { provider: 'credentials', userName, password })
  return { status, headers, ...body }
}

/** A text with these words in it; the cast: vitest's own matchers are of any type. */
const saying = (words: string | RegExp) => expect.stringMatching(words) as string

/** The class of a subject among the caller's. */
async function classOf(disciplina: string, body: object = {}): Promise<Classe> {
  const found = (await classes(body)).find((classe) => classe.disciplina === disciplina)
  if (!found) throw new Error(`no class of ${disciplina}`)
  return found
}
const recordOf = async (disciplina: string) => registro((await classOf(disciplina, { idPeriodoLetivo: 2 })).id)
const limitOf = async (id: Classe['idTurma']) => (await ask<Turma>('GetTurma', { id })).body.limiteFaltas
const statesOf = async (disciplina: string) => allGrades(await recordOf(disciplina)).map(stateOfGrade)

describe('people who sign in', () => {
  test.each([
    ['ana', 1001, [1]],
    ['bruno', 1002, [1]],
    ['pedro', 1003, [1]],
    ['marta', 2001, [2]],
    ['carla', 3001, [3]],
    ['rui', 3002, [3, 2]],
    ['sonia', 4001, [4]],
    ['helena', 7001, [7]],
    ['otavio', 7002, [7]],
    ['sem.perfil', 8001, []],
  ])('%s is person %i with profiles %j', async (userName, userId, perfis) => {
    expect(await enter(userName)).toMatchObject({ status: 200, userName, userId, perfis })
  })

  test('ana: 7º A; 26 of 30 absences, one grade a day away, one unpublished, one closed, a second call, two messages', async () => {
    await enter('ana')
    const math = await classOf('Matemática')
    expect((await ask<Turma>('GetTurma', { id: math.idTurma })).body).toMatchObject({
      descricao: '7º A',
      limiteFaltas: 30,
    })
    expect((await recordOf('Matemática')).faltas).toBe(26)
    const today = await statesOf('Matemática')
    expect(today).toEqual(expect.arrayContaining(['fechada', 'publicada', 'awaiting']))
    const calls = await Promise.all(
      allGrades(await recordOf('Matemática')).map(
        async ({ avaliacaoId }) => (await ask<Avaliacao>('GetAvaliacao', { id: avaliacaoId })).body.dataSegundaChamada,
      ),
    )
    expect(calls.some((day) => day && Date.parse(day) > mock.backend.now())).toBe(true)
    expect((await classes()).flatMap(({ recados }) => recados ?? [])).toHaveLength(2)
    mock.setClock(mock.backend.now() + 86_400_000)
    await enter('ana')
    const tomorrow = await statesOf('Matemática')
    expect(tomorrow.filter((state, i) => state !== today[i])).toEqual(['publicada'])
    expect(tomorrow).toContain('awaiting')
  })

  test('bruno: 9º B; over the limit, inactive in one, one without grades, an exam that saves and one that cannot', async () => {
    await enter('bruno')
    expect((await ask<Turma>('GetTurma', { id: (await classOf('Arte')).idTurma })).body.descricao).toBe('9º B')
    const math = await recordOf('Matemática')
    expect(math.faltas).toBeGreaterThan(await limitOf((await classOf('Matemática')).idTurma))
    expect(await recordOf('Arte')).toMatchObject({ ativo: false, motivoInatividade: saying('Transf') })
    expect(allGrades(await recordOf('História'))).toEqual([])
    // needed: (6 − 0.6 × mean) / 0.4
    expect((6 - 0.6 * (math.mediaParcial ?? 0)) / 0.4).toBeLessThanOrEqual(10)
    expect((6 - 0.6 * ((await recordOf('Ciências')).mediaParcial ?? 0)) / 0.4).toBeGreaterThan(10)
  })

  test('pedro: Pré-escola II; no grades at all, absences, no limit told', async () => {
    await enter('pedro')
    const [only, ...others] = await classes()
    expect([others, await limitOf(only?.idTurma ?? 0)]).toEqual([[], 0])
    const record = await registro(only?.id ?? 0)
    expect(allGrades(record)).toEqual([])
    expect(record.faltas).toBeGreaterThan(0)
  })

  test('marta: mother of Ana and Pedro', async () => {
    await enter('marta')
    const children = new Set((await classes()).map(({ aluno }) => aluno?.nome))
    expect(children).toEqual(new Set(['Ana Prado Souza', 'Pedro Prado Souza']))
  })

  test('carla: Mathematics in 7º A (38 students), 7º B and 9º B; role Professor, Diario.Ler and Diario.Lancar', async () => {
    expect(await enter('carla')).toMatchObject({
      roles: ['Professor'],
      permissions: ['Diario.Ler', 'Diario.Lancar'],
    })
    const mine = await classes({ embutir: 'turma' })
    expect(mine.map(({ disciplina, turma }) => `${disciplina ?? ''} ${turma?.descricao ?? ''}`)).toEqual([
      'Matemática 7º A',
      'Matemática 7º B',
      'Matemática 9º B',
    ])
    expect(await registros({ idClasse: mine[0]?.id ?? 0, quantidade: 500 })).toHaveLength(38)
  })

  test('rui: teacher and father', async () => {
    await enter('rui')
    expect((await classes({ perfil: 3 })).every(({ aluno }) => aluno === undefined)).toBe(true)
    expect(new Set((await classes({ perfil: 2 })).map(({ aluno }) => aluno?.nome)).size).toBe(1)
  })

  test('sonia: people, equivalences, activities', async () => {
    await enter('sonia')
    for (const name of ['AtividadesCurriculares', 'EquivalenciasCurriculares']) {
      expect((await ask<{ itens: Equivalencia[] }>(name)).body.itens.length, name).toBeGreaterThan(10)
    }
    const added = { nome: 'Zulmira Paz' }
    expect((await ask('InsertPessoaAvaliacaoInterdisciplinar', added, { door: 'oneway' })).status).toBe(204)
  })

  test('helena removes roles, and is the only administrator but one', async () => {
    await enter('helena')
    const remove = (userName: string) => ask('UnAssignRoles', { userName, roles: ['Administrador'] })
    expect((await remove('otavio')).status).toBe(200)
    expect(no(await remove('helena'))).toMatchObject({ status: 409, code: 'LastAdministrator' })
  })

  test('sem.perfil signs in, may see nothing', async () => {
    expect((await enter('sem.perfil')).status).toBe(200)
    for (const name of ['Classes', 'GetPeriodoLetivo', 'AtividadesCurriculares', 'UnAssignRoles']) {
      expect(no(await ask(name)), name).toMatchObject({ status: 403, code: 'Forbidden' })
    }
  })

  test('a wrong password, five of them, bloqueado, sessao.curta', async () => {
    for (let i = 1; i < 5; i++) expect(no(await ask('Auth', wrong)).code).toBe('InvalidCredentials')
    const fifth = await ask('Auth', wrong)
    expect([no(fifth).code, fifth.headers.get('Retry-After')]).toEqual(['TooManyAttempts', '60'])
    const blocked = await enter('bloqueado')
    expect([blocked.status, blocked.responseStatus?.message]).toEqual([403, expect.stringContaining('bloqueada')])
    await enter('sessao.curta')
    mock.setClock(mock.backend.now() + 61_000)
    expect((await ask('Classes')).status).toBe(401)
  })
  const wrong = { provider: 'credentials', userName: 'ana', password: 'errada' }
})

describe('children for enrollment', () => {
  /** One call with the name, the birth date and the mother of the page; more where the page says so. */
  async function family(line: string, processamento: string, part: object = {}, more: object = {}): Promise<Matricula> {
    const [nomeAluno, dataNasc, nomeMae] = line.split(', ')
    const login = { nomeAluno, dataNasc, nomeMae, ...more }
    const { body } = await ask<Matricula>('PostMatriculaMunicipal', {
      login,
      matricula: { ...part, login, processamento },
    })
    return body
  }
  const one = { login: { similarityCount: 1 }, errorMessage: '' }

  test('Ana Prado Souza renews: school, series, shift, next series known', async () => {
    const { cpfResponsavel } = families.ana
    const found = await family('Ana Prado Souza, 2014-02-11, Marta Prado Souza', 'identificar', {}, { cpfResponsavel })
    expect(found).toMatchObject({ ...one, periodoConfirmacao: { ativo: true } })
    const { descricaoSerie, nomeEscola, serieSeguinte, turnoAtual } = found.confirmacao
    expect([nomeEscola, descricaoSerie, turnoAtual, serieSeguinte.descricao]).toEqual([
      expect.stringContaining('Cecília Meireles'),
      expect.stringContaining('7º ano'),
      'Manhã',
      expect.stringContaining('8º ano'),
    ])
  })

  test('João Pedro Alves asks for transfer', async () => {
    const { cpfResponsavel } = families.joaoPedro
    const transferencia = { novoTurno: 'Integral', intencaoUnidadeId: [9] }
    const sent = await family(
      'João Pedro Alves, 2016-08-23, Rosa Alves',
      'transferir',
      { transferencia },
      { cpfResponsavel },
    )
    expect(sent).toMatchObject({ errorMessage: '', processamento: 'emAnalise' })
  })

  test.each([
    ['Davi Moreira Lima, 2021-05-10, Joana Moreira', 21, 31],
    ['Lia Castro Ramos, 2021-03-31, Vera Castro Ramos', 31, 32],
    ['Téo Duarte Pires, 2021-04-01, Olga Duarte Pires', 21, 31],
  ])('%s is not in the network; in 2027 series %i, not %i', async (line, right, tooOld) => {
    // the rule is told for the year 2027
    mock.backend.reset({ today: '2026-11-20' })
    mock.setClock('2026-11-20T10:05:00-03:00')
    expect((await family(line, 'identificar')).login.similarityCount).toBe(0)
    const offer = (serieId: number) => family(line, 'consultar', { cadastro: { serieId } })
    expect(await offer(right)).toMatchObject({ errorMessage: '' })
    expect((await offer(tooOld)).errorMessage).toMatch(/é preciso ter nascido até 31\/03\/202[01]/)
  })

  test('Maria da Conceição Silva: three alike, the CPF decides', async () => {
    const line = 'Maria da Conceição Silva, 2017-01-30, Maria Silva'
    expect((await family(line, 'identificar')).login.similarityCount).toBe(3)
    const { cpf: cpfAluno } = families.maria2
    expect(await family(line, 'identificar', {}, { cpfAluno })).toMatchObject(one)
  })

  test.each([
    ['Enzo Ribeiro, 2018-09-09, Paula Ribeiro', 'reservada', null],
    ['Caio Nunes, 2019-12-01, Bia Nunes', 'listaDeEspera', 6],
    ['Lara Teixeira, 2015-04-04, Nair Teixeira', 'cancelada', null],
  ])('%s has a request: %s', async (line, processamento, posicao) => {
    expect(await family(line, 'consultar')).toMatchObject({ ...one, processamento })
    const bySurname = Object.values(families).find(({ nome }) => line.startsWith(`${nome},`))
    const { cpfResponsavel } = bySurname ?? { cpfResponsavel: '' }
    expect((await family(line, 'consultar', {}, { cpfResponsavel })).posicao).toBe(posicao)
  })

  test('the protocol of Enzo, as somebody types it; the request of Lara ended last week', async () => {
    const login = { codigoProtocolo: 'vs7k4m2q9t', dataNasc: '2018-09-09' }
    const matricula = { login, processamento: 'consultar' }
    expect((await ask<Matricula>('PostMatriculaMunicipal', { login, matricula })).body).toMatchObject({
      protocolo: 'VS-7K4M-2Q9T',
      processamento: 'reservada',
    })
    const { cpfResponsavel } = families.lara
    const { historico } = await family('Lara Teixeira, 2015-04-04, Nair Teixeira', 'consultar', {}, { cpfResponsavel })
    const days = (mock.backend.now() - Date.parse(historico?.at(-1)?.em ?? '')) / 86_400_000
    expect(days).toBeGreaterThan(5)
    expect(days).toBeLessThan(9)
  })

  test('schools of note: full, last place, only at night, another shift next year', async () => {
    const offer = async (serieId: number) =>
      (
        await ask<Matricula>('PostMatriculaMunicipal', {
          matricula: { processamento: 'consultar', cadastro: { serieId } },
        })
      ).body.reservas
    const all = (await Promise.all([31, 32, 33, 34, 35, 41, 42].map(offer))).flat()
    const rows = bySchool(all)
    expect(rows.some((of) => of.every(({ reservas, vagas }) => reservas === vagas))).toBe(true)
    expect(all.some(({ reservas, vagas }) => vagas - reservas === 1)).toBe(true)
    expect(rows.some((of) => of.every(({ turno }) => turno === 'Noite'))).toBe(true)
    const { cpfResponsavel } = families.cecilia
    const line = 'Cecília Rocha Dias, 2017-07-03, Vânia Rocha Dias'
    const { confirmacao, periodoLetivo } = await family(line, 'identificar', {}, { cpfResponsavel })
    expect([confirmacao.turnoAtual, confirmacao.novoTurno]).toEqual(['Tarde', 'Manhã'])
    // the last place goes to whoever sends first
    const [last] = all.filter(({ reservas, serie, vagas }) => serie.id === 31 && vagas - reservas === 1)
    const cadastro = { ...cadastroFor(31, last?.turno ?? ''), unidadeId: last?.unidadeId ?? 0 }
    const send = (name: string) =>
      family(
        `${name} da Corrida, ${periodoLetivo.id - 6}-03-31, Mãe de ${name}`,
        'cadastrar',
        { cadastro, reservas: [last] },
        { cpfResponsavel: '11144477735' },
      )
    expect([(await send('Nina')).processamento, (await send('Tomé')).errorMessage]).toEqual([
      'reservada',
      saying(/^Vaga ocupada/),
    ])
  })
  const bySchool = (rows: Matricula['reservas']) =>
    [...new Set(rows.map(({ nomeEscola }) => nomeEscola))].map((nome) => rows.filter((row) => row.nomeEscola === nome))
})

describe('places', () => {
  const school = { latitude: -26.9101, longitude: -48.6606 }
  /** Metres north and east of the school. */
  const at = (north: number, east: number) => ({
    latitude: school.latitude + north / 111_320,
    longitude: school.longitude + east / (111_320 * Math.cos((school.latitude * Math.PI) / 180)),
  })
  const mark = async (place: object) => (await ask<Presenca>('MarcarPresencaPost', place)).body

  /** Moves the clock into the first lesson of a subject, on a day to come, and signs the person in there. */
  async function duringClass(userName: string, disciplina?: string): Promise<void> {
    await enter(userName)
    const mine = await classes({ idPeriodoLetivo: 2 })
    const { diaSemana, inicio } =
      mine.find((classe) => !disciplina || classe.disciplina === disciplina)?.horarios?.[0] ?? nothing()
    const noon = new Date(mock.backend.now() - 3 * 3_600_000)
    const ahead = ((diaSemana - (noon.getUTCDay() || 7) + 7) % 7) + 7
    const day = new Date(noon.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
    mock.setClock(`${day}T${inicio}:00-03:00`)
    await enter(userName)
  }
  const nothing = () => {
    throw new Error('no lesson')
  }

  test('inside the fence of 50 m, in the class in progress; then already marked, with the hour', async () => {
    await duringClass('ana')
    expect(await mark(at(0, 45))).toMatchObject({ marcado: true, message: saying(/às \d+h\d\d\.$/) })
    expect(await mark(at(0, 45))).toMatchObject({
      marcado: true,
      message: saying(/já marcada .* às \d/),
    })
  })

  test('outside the fence, with the metres; exactly 0 is a place far away', async () => {
    await duringClass('bruno', 'Matemática')
    expect(await mark(at(-87, 0))).toMatchObject({
      marcado: false,
      message: saying(/a 8\d m da escola/),
    })
    for (const zero of [{ latitude: 0 }, { longitude: 0 }, { latitude: 0, longitude: 0 }]) {
      expect(await mark({ ...school, ...zero })).toMatchObject({
        marcado: false,
        message: saying(/[\d.]+ km da escola/),
      })
    }
  })

  test('no class today; outside class hours the next window is told', async () => {
    await duringClass('ana')
    const weekday = new Date(mock.backend.now()).getUTCDay()
    mock.setClock(mock.backend.now() + (6 - weekday) * 86_400_000)
    await enter('ana')
    expect((await mark(school)).message).toMatch(/não tem aula hoje\. O próximo horário é segunda-feira/)
    mock.setClock(mock.backend.now() + 3 * 86_400_000 - 4 * 3_600_000)
    await enter('ana')
    expect((await mark(school)).message).toMatch(/^Fora do horário.* O próximo horário é .*das \d+h\d\d às/)
  })

  test('not linked to the class: Bruno left Arte; a school without coordinates: that of Pedro', async () => {
    await duringClass('bruno', 'Arte')
    expect(await mark(school)).toMatchObject({ marcado: false, message: saying('vínculo ativo') })
    await duringClass('pedro')
    expect(await mark(school)).toMatchObject({ marcado: false, message: saying('posição no mapa') })
  })
})

describe('hostile and odd data', () => {
  test('a name of 120 characters with every accent and an apostrophe', async () => {
    await enter('carla')
    const { id } = (await classes())[0] ?? { id: 0 }
    const longest = (await registros({ idClasse: id, quantidade: 500 })).map(({ nome }) => nome).sort(byLength)[0] ?? ''
    expect(Array.from(longest)).toHaveLength(120)
    for (const letter of "áàâãéêíóôõúüç'") expect(longest.toLowerCase()).toContain(letter)
  })
  const byLength = (a: string, b: string) => b.length - a.length

  test('a message of 20,000 characters with markup', async () => {
    await enter('bruno')
    const ids = (await classes()).flatMap(({ recados }) => recados ?? [])
    const all = await Promise.all(ids.map(async (id) => (await ask<Recado>('GetRecado', { id })).body.descricao))
    const huge = all.find((text) => text.length >= 20_000)
    expect(huge).toMatch(/<script>/)
  })

  test('an evaluation without a date, one of an unknown type, one of weight 0; a class with unknown fields', async () => {
    await enter('ana')
    const mine = await classes()
    const avaliacoes: Avaliacao[] = []
    for (const { id: idClasse } of mine) {
      for (const { avaliacaoId: id } of allGrades(await registro(idClasse))) {
        avaliacoes.push((await ask<Avaliacao>('GetAvaliacao', { id })).body)
      }
    }
    expect(avaliacoes.some(({ data }) => data === null)).toBe(true)
    expect(avaliacoes.some(({ tipo }) => tipo < 1 || tipo > 6)).toBe(true)
    expect(avaliacoes.some(({ peso }) => peso === 0)).toBe(true)
    expect(mine.some((classe) => 'corDaCapa' in classe)).toBe(true)
  })

  test('a documentoUrl that is not http', async () => {
    const { cpfResponsavel, dataNasc, nome: nomeAluno, nomeMae } = families.iris
    const login = { cpfResponsavel, dataNasc, nomeAluno, nomeMae }
    const matricula = { login, processamento: 'consultar' }
    const { documentoUrl } = (await ask<Matricula>('PostMatriculaMunicipal', { login, matricula })).body
    expect(documentoUrl).toMatch(/^(?!https?:)\w+:/)
  })
})

test('a network of one school has the cast that finds its place there', () => {
  const small = createBackend({ size: { escolas: 1, seteA: 38 } })
  for (const who of ['ana', 'marta', 'pedro', 'rui'])
    expect(small.answer('Classes', {}, small.openSession(who)).status, who).toBe(200)
})
