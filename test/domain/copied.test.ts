// Texts as they are copied, typed and pasted: what is meant is read, what is not is refused.
import { describe, expect, test } from 'vitest'
import { planPaste } from '@/domain/paste/pasted'
import { parseCells } from '@/domain/spreadsheet'
import { fold, hasWords } from '@/domain/text'
import { normalizeProtocolo } from '@/domain/protocol'
import { isEmail } from '@/domain/contact'
import { dateProblem, joinDate } from '@/ui/form/date'
import { hasCpfLength, isCpf } from '@/domain/documents'

const turma = ['Ana Beatriz Souza', 'Bruno Lima', 'Carla Dias', 'Sofia Prado'].map((nome, i) => ({
  id: i + 1,
  nome,
  ativo: true,
}))
const columns = ['Prova 1', 'Prova 2', '1º Bimestre'].map((nome, i) => ({
  chave: `n${i}`,
  nome,
  nomeResumido: nome,
  titulo: nome,
}))
const target = {
  alunos: turma,
  turma,
  columns,
  cell: () => ({ valor: null, fechada: false }),
  rule: { scaleMax: 10, decimals: 2 },
}
const plan = (text: string) => planPaste(parseCells(text), target, { line: 0, column: 0 })
const placed = (text: string) =>
  plan(text).itens.flatMap(({ id, column, valor, result }) => (result === 'new' ? [`${id} ${column} ${valor}`] : []))

describe('roll numbers are no grades, however their head is written', () => {
  test.each(['Nº', 'N°', 'N.º', 'N.°', 'N', 'N.', '#', 'Seq.', 'Núm.', 'Nº de ordem'])('%s beside names', (head) => {
    const got = placed(`${head}\tNome\tNota\n1\tAna Beatriz Souza\t7,5\n2\tBruno Lima\t8\n3\tCarla Dias\t6\n`)
    expect(got.filter((one) => / (?:1|2|3)$/.test(one))).toEqual([])
  })
  test.each(['Nº', 'N°', 'N.º', 'N', '#'])('%s without names', (head) => {
    const got = placed(`${head}\tNota\n1\t7,5\n3\t8\n4\t6\n`)
    expect(got.filter((one) => / (?:1|3|4)$/.test(one))).toEqual([])
  })
})
test.each(['1º Bimestre', '1° Bimestre', '1o Bimestre', '1.º Bimestre'])('%s names 1º Bimestre', (head) => {
  expect(placed(`Nome\t${head}\nAna Beatriz Souza\t7,5\n`)).toEqual(['1 1º Bimestre 7.5'])
})
test('a block with the mark of UTF-8 before it, with tabs', () => {
  expect(placed('\uFEFFNome\tProva 1\nAna Beatriz Souza\t7,5\nBruno Lima\t8\n')).toEqual([
    '1 Prova 1 7.5',
    '2 Prova 1 8',
  ])
})
test('a name from a PDF, with a ligature', () => {
  expect(placed('So\ufb01a Prado\t7,5\nBruno Lima\t8')).toEqual(['4 Prova 1 7.5', '2 Prova 1 8'])
})
test('total of absences is no grade', () => {
  expect(placed('Nome\tNota\tTotal de faltas\nAna Beatriz Souza\t7,5\t3\nBruno Lima\t8\t0\n')).toEqual([
    '1 Prova 1 7.5',
    '2 Prova 1 8',
  ])
})
test.each(['2o ano', '2º ano', '2° ano', '2.º ano'])('%s finds 2º ano', (wanted) => {
  expect(hasWords(fold('EEB Centro 2º ano A'), wanted)).toBe(true)
})
test.each([
  'VS\u20117K4M\u20112Q9T',
  'VS\u20107K4M\u20102Q9T',
  'VS\u22127K4M\u22122Q9T',
  '*VS-7K4M-2Q9T*',
  '“VS-7K4M-2Q9T”',
  'VS-7K4M-2Q9T,',
  '\u202aVS-7K4M-2Q9T\u202c',
  'VS-7K4M-2Q9T\u200b',
  'ＶＳ－７Ｋ４Ｍ－２Ｑ９Ｔ',
])('protocol %j', (typed) => {
  expect(normalizeProtocolo(typed)).toBe('VS-7K4M-2Q9T')
})
test.each(['a@ig.com,br', 'a@b.com,', 'a@b.com;', '“a@b.com”', 'a@b.com/', 'a@b.com!'])('no address: %s', (typed) => {
  expect(isEmail(typed)).toBe(false)
})
test.each([
  ['1º', '3', '2018'],
  ['1°', 'março', '2018'],
  ['1\u200e', '\u200e3', '2018\u200b'],
  ['\u202a1', '3\u202c', '2018'],
  ['1o', '3', '2018'],
])('first of March: %j %j %j', (dia, mes, ano) => {
  expect(joinDate({ dia, mes, ano })).toBe('2018-03-01')
  expect(dateProblem(joinDate({ dia, mes, ano }))).toBeNull()
})
test.each(['529,982,247-25', '529.982.247/25', '529·982·247·25', '529_982_247_25'])(
  'CPF with the signs of a keypad: %s',
  (typed) => {
    expect([hasCpfLength(typed), isCpf(typed)]).toEqual([true, true])
  },
)
