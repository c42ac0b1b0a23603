/** What the portal says is needed, typed into the pretended service: it passes there, and one step less does not. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { AproveitamentoAluno, Nota } from '@/contract'
import type { Recovery } from '@/domain/notas/means'
import { gradesToCome, howMuchNeeded, type GradesRule } from '@/domain/notas/neededMark'
import { recordAt } from '@/mock/rules/boletim'
import { createSeed } from '@/mock/seed/index'
import type { TurmaRule } from '@/mock/seed/rules'
import { ids } from '@/mock/seed/turmas'
import type { AvaliacaoRow } from '@/mock/tables/diario'

// seconds alone; the limit leaves room for a busy machine
vi.setConfig({ testTimeout: 240_000 })

const records = 20_000
const db = createSeed(1, '2026-11-20')
const turma = db.diario.turmas.find(({ id }) => id === ids.turma.seteA)
const idRegistro = ids.registro.anaMatematica

const mark = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((n) => n / 10),
  fc.integer({ min: 0, max: 1000 }).map((n) => n / 100),
)
const grade = fc.record({
  valor: mark,
  peso: fc.oneof(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 0, max: 40 }).map((n) => n / 10),
  ),
})
const recovery = fc.record({ valor: mark, term: fc.nat({ max: 3 }) })
const school = fc.record({
  passingAverage: fc.constantFrom(5, 6, 7),
  weight: fc.constantFrom(0.2, 0.25, 1 / 3, 0.4, 0.5, 0.6),
  minimumToSit: fc.constantFrom(0, 3),
  decimals: fc.constantFrom(0, 1, 1, 1, 2),
  recovery: fc.constantFrom<Recovery>('replacesIfHigher', 'average'),
  /** The settings name the rule of recoveries; else the portal learns it. */
  named: fc.boolean(),
})
type School = typeof school extends fc.Arbitrary<infer T> ? T : never

const terms = fc.array(fc.array(grade, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })

interface Written {
  record: AproveitamentoAluno
  rows: AvaliacaoRow[]
}

/** The id of the exam; recoveries follow it. */
const exam = 900

/** A record as the service keeps it: `open` grades are still to come, everything else is closed. */
function write(
  groups: { valor: number; peso: number }[][],
  recoveries: { valor: number; term: number }[],
  open: (i: number) => boolean,
): Written {
  const rows: AvaliacaoRow[] = []
  const nota = (
    id: number,
    valor: number | null,
    peso: number,
    grupo: number | null,
    recovers: number | null,
  ): Nota => {
    const nome = `Avaliação ${id}`
    const empty = { ordinal: 1, nome, nomeResumido: '', descricao: '', data: null, dataSegundaChamada: null, tipo: 1 }
    rows.push({ ...empty, id, peso, grupo, recovers })
    const closed = valor !== null
    return { avaliacaoId: id, nome, nomeResumido: '', peso, valor, publicada: closed, fechada: closed }
  }
  let i = 0
  const grupos = groups.map((notas, grupo) => ({
    nome: `${grupo + 1}º`,
    avaliacoes: notas.map(({ valor, peso }) => nota(++i, open(i) ? null : valor, peso, grupo, null)),
  }))
  const notasComplementares = [
    ...recoveries.map(({ valor, term }, k) => nota(exam + 1 + k, valor, 1, null, term % groups.length)),
    nota(exam, null, 1, null, null),
  ]
  const whole = { nome: 'Ana', ativo: true, motivoInatividade: '', mediaFinal: null, mediaParcial: null, faltas: 0 }
  return { record: { id: idRegistro, ...whole, grupos, notasComplementares }, rows }
}

/** The record as the service answers it under a rule. */
function answered({ record, rows }: Written, rule: TurmaRule): AproveitamentoAluno {
  if (turma) turma.rule = rule
  return recordAt(db, 0, record, rows)
}

const ruleOf = ({ passingAverage, weight, minimumToSit, decimals, recovery }: School): TurmaRule => ({
  scaleMax: 10,
  passingAverage,
  finalExam: { weight, minimumToSit },
  decimals,
  recovery,
})
const told = (rule: TurmaRule, { named }: School): GradesRule => ({
  ...rule,
  recovery: named ? rule.recovery : undefined,
})

/** The record with a mark typed where `which` says so, published and closed as the rest is. */
const typed = ({ record, rows }: Written, valor: number, which: (nota: Nota) => boolean): Written => {
  const put = (nota: Nota) => (which(nota) ? { ...nota, valor, publicada: true, fechada: true } : nota)
  const grupos = record.grupos.map((grupo) => ({ ...grupo, avaliacoes: grupo.avaliacoes.map(put) }))
  return { rows, record: { ...record, grupos, notasComplementares: record.notasComplementares.map(put) } }
}

test(`the mark told for the final exam passes, one step less does not, for ${records} records`, () => {
  const seen = { one: 0, range: 0, nothing: 0, impossible: 0, passed: 0 }
  fc.assert(
    fc.property(school, terms, fc.array(recovery, { maxLength: 2 }), (of, groups, recoveries) => {
      const rule = ruleOf(of)
      const kept = write(groups, recoveries, () => false)
      const { exames, impossible, rest } = howMuchNeeded(answered(kept, rule), told(rule, of))
      // every grade is closed: without an exam the service gives the final mean at once
      const final = (valor: number) =>
        answered(
          typed(kept, valor, ({ avaliacaoId }) => avaliacaoId === exam),
          rule,
        ).mediaFinal ?? 0
      if (exames.length === 0) return
      expect(rest.situacao).toBe('nothingLeft')
      for (const { asks } of exames) {
        switch (asks.situacao) {
          case 'exempt':
            seen.passed++
            expect(final(0)).toBeGreaterThanOrEqual(rule.passingAverage)
            break
          case 'reachable': {
            const { from, to } = asks.nota
            seen[from === to ? 'one' : 'range']++
            expect(final(to)).toBeGreaterThanOrEqual(rule.passingAverage)
            const less = Math.round((from - 10 ** -of.decimals) * 100) / 100
            if (less >= 0) expect(final(less)).toBeLessThan(rule.passingAverage)
            break
          }
          case 'unanswered':
            seen.nothing++
            break
          case 'outOfReach':
          case 'notAllowed':
            seen.impossible++
            expect(final(rule.scaleMax)).toBeLessThan(rule.passingAverage)
        }
      }
      if (impossible) expect(final(rule.scaleMax)).toBeLessThan(rule.passingAverage)
    }),
    { numRuns: records },
  )
  // an answer is told, and seldom one that leaves it open
  expect(seen.one).toBeGreaterThan(1_000)
  expect(seen.range + seen.nothing).toBeLessThan(seen.one / 20)
  expect(seen.impossible).toBeGreaterThan(1_000)
})

test(`the mark told for what is still to come passes, one step less does not, for ${records / 4} records`, () => {
  const seen = { one: 0, range: 0, unknown: 0, impossible: 0, passed: 0 }
  fc.assert(
    fc.property(
      school,
      terms,
      fc.array(recovery, { maxLength: 2 }),
      fc.nat({ max: 2 ** 16 - 1 }),
      (of, groups, recoveries, bits) => {
        const rule = ruleOf(of)
        const kept = write(groups, recoveries, (i) => ((bits >> (i - 1)) & 1) === 1)
        const record = answered(kept, rule)
        const { rest, impossible } = howMuchNeeded(record, told(rule, of))
        const ahead = new Set(gradesToCome(record).map(({ avaliacaoId }) => avaliacaoId))
        const mean = (valor: number) =>
          answered(
            typed(kept, valor, ({ avaliacaoId }) => ahead.has(avaliacaoId)),
            rule,
          ).mediaParcial ?? 0
        switch (rest.situacao) {
          case 'passed':
            seen.passed++
            expect(mean(0)).toBeGreaterThanOrEqual(rule.passingAverage)
            break
          case 'needed': {
            const { from, to } = rest.nota
            seen[from === to ? 'one' : 'range']++
            expect(mean(to)).toBeGreaterThanOrEqual(rule.passingAverage)
            const less = Math.round((from - 10 ** -of.decimals) * 100) / 100
            if (less >= 0) expect(mean(less)).toBeLessThan(rule.passingAverage)
            break
          }
          case 'impossible':
            seen.impossible++
            expect(mean(rule.scaleMax)).toBeLessThan(rule.passingAverage)
            break
          default:
            seen.unknown++
        }
        if (impossible) expect(mean(rule.scaleMax)).toBeLessThan(rule.passingAverage)
      },
    ),
    { numRuns: records / 4 },
  )
  expect(seen.one).toBeGreaterThan(1_000)
  expect(seen.passed).toBeGreaterThan(100)
  expect(seen.impossible).toBeGreaterThan(100)
})

test('three grades of 3, 3 and 4 pass with a six in the exam that the service weighs 0.4, never "impossible"', () => {
  const rule: TurmaRule = {
    scaleMax: 10,
    passingAverage: 6,
    finalExam: { weight: 0.4, minimumToSit: 3 },
    decimals: 1,
    recovery: 'replacesIfHigher',
  }
  const kept = write([[3, 3, 4].map((valor) => ({ valor, peso: 1 }))], [], () => false)
  const answer = answered(kept, rule)
  expect(answer.mediaParcial).toBe(3.33)
  expect(howMuchNeeded(answer, rule)).toMatchObject({
    exames: [{ asks: { situacao: 'reachable', nota: { from: 10, to: 10 } } }],
    impossible: false,
  })
  expect(
    answered(
      typed(kept, 10, ({ avaliacaoId }) => avaliacaoId === exam),
      rule,
    ).mediaFinal,
  ).toBe(6)
})
