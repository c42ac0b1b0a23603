import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { op, z } from '@/contract'
import { distanceMeters, moved, type Posicao } from '@/domain/geo'
import type { Db } from '@/mock/db'
import { Refused } from '@/mock/operation'
import { presenca } from '@/mock/operations/presenca'
import { classesOfAluno } from '@/mock/seed/municipality'
import { createSeed } from '@/mock/seed/index'
import { points } from '@/mock/seed/presenca'

const today = '2026-11-20'
const moment = (dia: string, hour: string) => Date.parse(`${dia}T${hour}:00-03:00`)

function marcar(db: Db, userName: string, at: Posicao, now: number, ask: { idPessoa?: number; perfil?: number } = {}) {
  const account = db.acesso.accounts.find((row) => row.userName === userName)
  if (!account) throw new Error(`nobody is called ${userName}`)
  const caller = { idPessoa: account.idPessoa, userName, perfis: account.perfis, sessionId: 's' }
  const input = z.parse(op.MarcarPresencaPost.input, { ...at, ...ask })
  try {
    return presenca.MarcarPresencaPost(
      { db, dialects: new Set<never>(), caller, now, draw: () => '', looked: () => undefined },
      input,
    )
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'Refused')
      return { marcado: false, message: error.refusal.message }
    if (error instanceof Refused) return { marcado: null, message: error.refusal.code }
    throw error
  }
}

/** The first lesson of a student on a weekday: its hour and subject. */
function firstLesson(db: Db, idPessoa: number, diaSemana: number, disciplina?: string) {
  const lessons = classesOfAluno(db, idPessoa)
    .filter((c) => c.idTurma !== 107 && (disciplina === undefined || c.disciplina === disciplina))
    .flatMap((c) =>
      c.horarios.filter((h) => h.diaSemana === diaSemana).map((h) => ({ ...h, disciplina: c.disciplina })),
    )
    .sort((a, b) => (a.inicio < b.inicio ? -1 : 1))
  const [first] = lessons
  if (!first) throw new Error('no lesson')
  return { ...first, at: moment(today, first.inicio), last: lessons.at(-1) ?? first }
}

const minute = 60_000
const novo = () => createSeed(1, today)

describe('places of the cast', () => {
  test.each([
    ['dentro', true],
    ['naEscola', true],
    ['naBorda', true],
    ['fora', false],
    ['longe', false],
    ['zero', false],
    ['latitudeZero', false],
    ['longitudeZero', false],
  ] as const)('%s: marked %s', (ponto, marcado) => {
    const db = novo()
    const { at } = firstLesson(db, 1001, 5)
    expect(marcar(db, 'ana', points[ponto], at).marcado).toBe(marcado)
    expect(db.presenca.marcacoes).toHaveLength(marcado ? 1 : 0)
  })

  test('inside: subject and hour are told', () => {
    const db = novo()
    const { at, disciplina, inicio } = firstLesson(db, 1001, 5)
    const hour = inicio.replace(':', 'h')
    expect(marcar(db, 'ana', points.dentro, at).message).toBe(`Presença marcada em ${disciplina} às ${hour}.`)
  })

  test('outside: the metres are told; exactly 0 is a place, not a missing value', () => {
    const db = novo()
    const { at } = firstLesson(db, 1001, 5)
    const say = (ponto: Posicao) => marcar(db, 'ana', ponto, at).message
    expect(say(points.fora)).toMatch(/^Você está a 8[78] m da escola; a presença é marcada até 50 m dela\.$/)
    expect(say(points.longe)).toMatch(/a 1[23] km da escola/)
    expect(say(points.zero)).toMatch(/a 5\.\d{3} km da escola/)
    expect(say(moved(points.naEscola, 0, 50.4))).toContain('a 51 m da escola')
    expect(say(moved(points.naEscola, 0, 1500))).toContain('a 1.500 m')
  })

  test('already marked: a yes with the hour of the first time, from anywhere, once a day', () => {
    const db = novo()
    const { at, disciplina, inicio } = firstLesson(db, 1001, 5)
    marcar(db, 'ana', points.dentro, at)
    const hour = inicio.replace(':', 'h')
    const again = marcar(db, 'ana', points.longe, at + 5 * minute)
    expect(again).toEqual({ marcado: true, message: `Presença já marcada em ${disciplina} às ${hour}.` })
    expect(db.presenca.marcacoes).toHaveLength(1)
    // Next week it is another day.
    expect(marcar(db, 'ana', points.longe, at + 7 * 1440 * minute).marcado).toBe(false)
  })

  test('no class today: Saturday tells Monday', () => {
    const reply = marcar(novo(), 'ana', points.dentro, moment('2026-11-21', '10:00'))
    expect(reply.marcado).toBe(false)
    expect(reply.message).toMatch(
      /^Você não tem aula hoje\. O próximo horário é segunda-feira, 23\/11, das \d+h\d\d às \d+h\d\d, em /,
    )
  })

  test('outside the hours: the next window of today, then of another day', () => {
    const db = novo()
    const { disciplina, last } = firstLesson(db, 1001, 5)
    const early = marcar(db, 'ana', points.dentro, moment(today, '05:00')).message
    expect(early).toMatch(
      /^Fora do horário de marcar presença\. O próximo horário é hoje, das \d+h\d\d às \d+h\d\d, em /,
    )
    expect(early).toContain(disciplina)
    const late = marcar(db, 'ana', points.dentro, moment(today, last.inicio) + 21 * minute).message
    expect(late).toContain('segunda-feira, 23/11')
  })

  test('not linked: Bruno is not active in Arte any more', () => {
    const db = novo()
    const days = [1, 2, 3, 4, 5].find((day) => {
      const arte = classesOfAluno(db, 1002).find((c) => c.id === 1066)
      return arte?.horarios.some((h) => h.diaSemana === day)
    })
    const arte = classesOfAluno(db, 1002).find((c) => c.id === 1066)
    const inicio = arte?.horarios.find((h) => h.diaSemana === days)?.inicio ?? ''
    const dia = `2026-11-${String(15 + (days ?? 0)).padStart(2, '0')}`
    const reply = marcar(db, 'bruno', points.dentro, moment(dia, inicio))
    expect(reply.marcado).toBe(false)
    expect(reply.message).toContain('Você não tem vínculo ativo com a turma de Arte: Transferido')
  })

  test('no class group at all', () => {
    const db = novo()
    db.diario.lugares = db.diario.lugares.filter(({ idPessoa }) => idPessoa !== 1001)
    expect(marcar(db, 'ana', points.dentro, moment(today, '08:00')).message).toContain(
      'não está vinculado a nenhuma turma',
    )
  })

  test('the school of Pedro has no coordinates', () => {
    const db = novo()
    const { at } = firstLesson(db, 1003, 5)
    expect(marcar(db, 'pedro', points.dentro, at).message).toContain('não tem posição no mapa')
  })

  test('a school on the equator or on the first meridian is found', () => {
    const db = novo()
    const { at } = firstLesson(db, 1001, 5)
    const local = db.presenca.locais.find(({ idEscola }) => idEscola === 1)
    if (!local) throw new Error('no place')
    Object.assign(local, { latitude: 0, longitude: 0 })
    expect(marcar(db, 'ana', { latitude: 0, longitude: 0 }, at).marcado).toBe(true)
  })
})

describe('the window', () => {
  test.each([
    [-11, false],
    [-10, true],
    [0, true],
    [20, true],
    [21, false],
  ])('%i minutes after the start: %s', (minutes, marcado) => {
    const db = novo()
    const { at } = firstLesson(db, 1001, 5)
    expect(marcar(db, 'ana', points.dentro, at + minutes * minute).marcado).toBe(marcado)
  })

  test('each lesson of the day is marked for itself', () => {
    const db = novo()
    const lessons = classesOfAluno(db, 1001).flatMap((c) =>
      c.horarios.filter((h) => h.diaSemana === 5).map((h) => h.inicio),
    )
    for (const inicio of lessons) marcar(db, 'ana', points.dentro, moment(today, inicio))
    const classes = new Set(db.presenca.marcacoes.map((row) => row.idClasse))
    expect(db.presenca.marcacoes).toHaveLength(classes.size)
    expect(classes.size).toBeGreaterThan(3)
  })
})

describe('who', () => {
  test.each([
    ['carla', {}],
    ['marta', {}],
    ['marta', { idPessoa: 1001, perfil: 2 }],
    ['ana', { idPessoa: 1002 }],
    ['ana', { perfil: 3 }],
    ['helena', {}],
    ['sem.perfil', {}],
  ])('%s with %j is forbidden', (userName, ask) => {
    const db = novo()
    const { at } = firstLesson(db, 1001, 5)
    expect(marcar(db, userName, points.dentro, at, ask)).toEqual({ marcado: null, message: 'Forbidden' })
  })

  test('a student whose role was taken away marks nothing more, from the next call on', () => {
    const db = novo()
    const { at } = firstLesson(db, 1001, 5)
    for (const account of db.acesso.accounts) if (account.userName === 'ana') account.perfis = []
    expect(marcar(db, 'ana', points.dentro, at)).toEqual({ marcado: null, message: 'Forbidden' })
  })

  test('0 and 0 mean the caller, as their own id and profile do', () => {
    const { at } = firstLesson(novo(), 1001, 5)
    expect(marcar(novo(), 'ana', points.dentro, at, { idPessoa: 1001, perfil: 1 }).marcado).toBe(true)
    expect(marcar(novo(), 'ana', points.dentro, at, { idPessoa: 0, perfil: 0 }).marcado).toBe(true)
  })
})

test('inside the fence and only there, wherever one stands', () => {
  const meters = fc.integer({ min: -200, max: 200 })
  const { at } = firstLesson(novo(), 1001, 5)
  fc.assert(
    fc.property(meters, meters, (north, east) => {
      const here = moved(points.naEscola, north, east)
      const distance = distanceMeters(here, points.naEscola)
      fc.pre(Math.abs(distance - 50) > 0.01)
      const reply = marcar(novo(), 'ana', here, at)
      expect(reply.marcado).toBe(distance < 50)
      if (!reply.marcado) expect(reply.message).toContain(`a ${Math.ceil(distance)} m da escola`)
    }),
    { numRuns: 60 },
  )
})
