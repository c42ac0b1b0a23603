// A record as cells: it goes back whole, a second reading is judged cell by cell.
import { describe, expect, test } from 'vitest'
import {
  addColumns,
  type Change,
  compareCell,
  type Column,
  matches,
  nameOfAluno,
  renameColumns,
  withChanges,
} from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'
import type { AproveitamentoAluno, Nota } from '@/contract'

const nota = (avaliacaoId: Nota['avaliacaoId'], valor: number | null, more: Partial<Nota> = {}): Nota => ({
  avaliacaoId,
  nome: `Prova ${String(avaliacaoId)}`,
  nomeResumido: `P${String(avaliacaoId)}`,
  peso: 1,
  valor,
  fechada: false,
  publicada: false,
  ...more,
})
const record = (notas: Nota[], complementares: Nota[] = []): AproveitamentoAluno => ({
  id: 1,
  nome: 'Ana',
  ativo: true,
  motivoInatividade: '',
  grupos: [{ nome: '1º bimestre', avaliacoes: notas, cor: 'azul' }],
  mediaFinal: null,
  mediaParcial: 7,
  faltas: 0,
  notasComplementares: complementares,
  carimbo: { de: 'outro sistema' },
})

describe('columns', () => {
  test('are those of all records, groups kept together, in the order of the records', () => {
    const columns: Column[] = []
    expect(addColumns(columns, record([nota(1, null)], [nota(9, null)]))).toBe(true)
    expect(addColumns(columns, record([nota(1, null), nota(2, null)], [nota(9, null)]))).toBe(true)
    expect(addColumns(columns, record([nota(2, null)]))).toBe(false)
    expect(columns.map(({ avaliacaoId }) => avaliacaoId)).toEqual([1, 2, 9])
  })
  test('stand in the order of terms and exams also where the first student lacks some', () => {
    const term = (nome: string, ...ids: number[]) => ({ nome, avaliacoes: ids.map((id) => nota(id, null)) })
    const whole = { ...record([], [nota(9, null)]), grupos: [term('1º', 1, 2, 3), term('2º', 4), term('3º', 5)] }
    const orderAfter = (...grupos: AproveitamentoAluno['grupos']) => {
      const columns: Column[] = []
      for (const one of [{ ...whole, grupos }, whole]) addColumns(columns, one)
      return columns.map(({ avaliacaoId }) => avaliacaoId)
    }
    const inOrder = [1, 2, 3, 4, 5, 9]
    expect(orderAfter()).toEqual(inOrder)
    expect(orderAfter(term('2º', 4))).toEqual(inOrder)
    expect(orderAfter(term('1º', 2, 3), term('3º', 5))).toEqual(inOrder)
    expect(orderAfter(term('1º', 1, 3), term('2º'))).toEqual(inOrder)
    expect(orderAfter(term('4º', 7))).toEqual([7, ...inOrder])
  })
  test('stand beside what precedes them, also where neither student has all', () => {
    const columns: Column[] = []
    for (const ids of [
      [1, 3],
      [1, 2],
    ])
      addColumns(columns, record(ids.map((id) => nota(id, null))))
    expect(columns.map(({ avaliacaoId }) => avaliacaoId)).toEqual([1, 2, 3])
  })
  test('of one name are told apart by their group, and by their place where even that is the same', () => {
    const columns: Column[] = []
    const [grupo] = record([
      { ...nota(1, null), nome: 'Prova' },
      { ...nota(2, null), nome: 'Prova' },
      nota(3, null),
    ]).grupos
    const second = { nome: '2º bimestre', avaliacoes: [{ ...nota(4, null), nome: 'Prova' }] }
    addColumns(columns, { ...record([]), grupos: grupo ? [grupo, second] : [] })
    expect(columns.map(({ titulo }) => titulo)).toEqual([
      'Prova · 1º bimestre (1)',
      'Prova · 1º bimestre (2)',
      'Prova 3',
      'Prova · 2º bimestre',
    ])
  })
  test('of which no name was told go by their place in their group, and stay so when they are read again', () => {
    const nameless = { nome: '', nomeResumido: '' }
    const columns: Column[] = []
    const told = record(
      [nota(1, null, nameless), nota(2, null, { nome: '' }), nota(3, null, nameless)],
      [nota(4, null)],
    )
    addColumns(columns, told)
    const names = () => columns.map(({ nome, nomeResumido, titulo }) => [nome, nomeResumido, titulo].join(' '))
    expect(names()).toEqual(['#1 #1 #1', 'P2 P2 P2', '#3 #3 #3', 'Prova 4 P4 Prova 4'])
    expect(renameColumns(columns, [told])).toBe(false)
    expect(renameColumns(columns, [record([nota(1, null)])])).toBe(true)
    expect(names()[0]).toBe('Prova 1 P1 Prova 1')
  })
  test('a student without a name goes by the number of the record', () => {
    expect([nameOfAluno({ id: 7, nome: '' }), nameOfAluno({ id: 7, nome: 'Ana' })]).toEqual(['#7', 'Ana'])
  })
  test('a number, the same digits as text, null and a repeated identifier are four columns', () => {
    const keys = [...gradesByKey(record([nota(7, 1), nota('7', 2), nota(null, 3), nota(7, 4)])).values()]
    expect(keys.map(({ valor }) => valor)).toEqual([1, 2, 3, 4])
  })
})

describe('a changed record', () => {
  test('is whole: unknown fields of record, group and grade stay', () => {
    const before = record([nota(1, 5, { rubrica: [1, 2] }), nota(2, 6)], [nota(9, null)])
    const after = withChanges(
      before,
      new Map([
        ['n1', { bases: [5], valor: 8 }],
        ['n9', { bases: [null], valor: 4, becomes: 'publicada' }],
      ]),
    )
    expect(after).toEqual({
      ...before,
      grupos: [{ ...before.grupos[0], avaliacoes: [nota(1, 8, { rubrica: [1, 2] }), nota(2, 6)] }],
      notasComplementares: [nota(9, 4, { publicada: true })],
    })
    expect(before.grupos[0]?.avaliacoes[0]?.valor).toBe(5)
  })
  test('publishing leaves the figure', () => {
    const after = withChanges(record([nota(1, 5)]), new Map([['n1', { bases: [5], becomes: 'publicada' }]]))
    expect(after.grupos[0]?.avaliacoes[0]).toMatchObject({ valor: 5, publicada: true, fechada: false })
  })
  test('closing leaves the figure, and shows it', () => {
    const after = withChanges(record([nota(1, 5)]), new Map([['n1', { bases: [5], becomes: 'fechada' }]]))
    expect(after.grupos[0]?.avaliacoes[0]).toMatchObject({ valor: 5, publicada: true, fechada: true })
  })
})

describe('a second reading', () => {
  const wants = (valor: number | null, ...bases: (number | null)[]): Change => ({ valor, bases })
  test.each<[string, Nota | undefined, Change, string]>([
    ['nobody wrote meanwhile', nota(1, 5), wants(8, 5), 'send'],
    ['it is so already', nota(1, 8), wants(8, 5), 'alreadyThere'],
    ['it is so but for float noise', nota(1, 8.000000001), wants(8, 5), 'alreadyThere'],
    ['it is so but for what the service rounds away', nota(1, 8.004), wants(8, 5), 'alreadyThere'],
    ['somebody else wrote the next hundredth', nota(1, 8.01), wants(8, 5), 'conflict'],
    ['somebody else wrote', nota(1, 6), wants(8, 5), 'conflict'],
    ['somebody else emptied it', nota(1, null), wants(8, 5), 'conflict'],
    ['an earlier sending of mine arrived after all', nota(1, 7), wants(8, 5, 7), 'send'],
    ['it was closed', nota(1, 5, { fechada: true }), wants(8, 5), 'fechada'],
    ['it was closed with my figure', nota(1, 8, { fechada: true }), wants(8, 5), 'alreadyThere'],
    ['it is gone', undefined, wants(8, 5), 'gone'],
    ['mine is to empty it', nota(1, 5), wants(null, 5), 'send'],
    ['to be published as seen', nota(1, 5), { bases: [5], becomes: 'publicada' }, 'send'],
    ['published already', nota(1, 5, { publicada: true }), { bases: [5], becomes: 'publicada' }, 'alreadyThere'],
    ['to be published but changed', nota(1, 6), { bases: [5], becomes: 'publicada' }, 'conflict'],
    ['to be closed as seen', nota(1, 5, { publicada: true }), { bases: [5], becomes: 'fechada' }, 'send'],
    ['to be closed, and already so', nota(1, 5, { fechada: true }), { bases: [5], becomes: 'fechada' }, 'alreadyThere'],
    ['to be closed but changed', nota(1, 6), { bases: [5], becomes: 'fechada' }, 'conflict'],
    [
      'closed meanwhile with another figure',
      nota(1, 6, { fechada: true }),
      { bases: [5], becomes: 'fechada' },
      'fechada',
    ],
    ['to be closed without a grade', nota(1, null), { bases: [null], becomes: 'fechada' }, 'send'],
  ])('%s', (_, current, change, verdict) => {
    expect(compareCell(current, change)).toBe(verdict)
  })
  test('confirms only when every change shows', () => {
    const changes = new Map([
      ['n1', wants(8, 5)],
      ['n2', wants(9, null)],
    ])
    expect(matches(record([nota(1, 8), nota(2, null)]), changes)).toBe(false)
    expect(matches(record([nota(1, 8), nota(2, 9)]), changes)).toBe(true)
  })
})
