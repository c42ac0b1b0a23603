// Evaluations without an identifier, null or the 0 of a service that has no null: a grade belongs to the one of its
// name, whatever stands beside it by now.
import { describe, expect, test } from 'vitest'
import { type AproveitamentoAluno, Nota, z } from '@/contract'
import { addColumns, type Column, compareCell, withChanges } from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'

const record = (id: number, ...avaliacoes: Nota[]): AproveitamentoAluno => ({
  ...({ id, nome: `A${id}`, ativo: true, notasComplementares: [] } as unknown as AproveitamentoAluno),
  grupos: [{ nome: '1º bimestre', avaliacoes }],
})
function columnsOf(...records: AproveitamentoAluno[]): Column[] {
  const columns: Column[] = []
  for (const one of records) addColumns(columns, one)
  return columns
}
const keyOf = (columns: readonly Column[], nome: string) => columns.find((column) => column.nome === nome)?.chave ?? ''

describe.each([null, 0])('%j', (avaliacaoId) => {
  const nota = (nome: string, valor: number | null): Nota =>
    z.parse(Nota, { avaliacaoId, nome, nomeResumido: nome, peso: 1, valor, fechada: false, publicada: false })

  test('each stands below its own head, also for a student who lacks one of them', () => {
    const [both, second] = [record(1, nota('Prova', 5), nota('Trabalho', 6)), record(2, nota('Trabalho', 9))]
    const columns = columnsOf(both, second)
    const under = (nome: string) => gradesByKey(second).get(keyOf(columns, nome))?.nome
    expect([under('Prova'), under('Trabalho')]).toEqual([undefined, 'Trabalho'])
  })

  test('a grade that was typed for one is never sent into another that has taken its place', () => {
    const chave = keyOf(columnsOf(record(1, nota('Prova', 5), nota('Trabalho', null))), 'Trabalho')
    const fresh = record(1, nota('Prova', 5), nota('Simulado', null), nota('Trabalho', null))
    const change = { bases: [null], valor: 8 }
    expect(compareCell(gradesByKey(fresh).get(chave), change)).toBe('send')
    const sent = withChanges(fresh, new Map([[chave, change]]))
    expect(sent.grupos[0]?.avaliacoes.map(({ nome, valor }) => [nome, valor])).toEqual([
      ['Prova', 5],
      ['Simulado', null],
      ['Trabalho', 8],
    ])
  })

  test('each belongs to its group, in whatever order the groups come', () => {
    const grupos = ['1º bimestre', '2º bimestre'].map((nome, i) => ({ nome, avaliacoes: [nota('Prova', i + 5)] }))
    const [given = [], turned = []] = [grupos, grupos.toReversed()].map((some) => [
      ...gradesByKey({ ...record(1), grupos: some }),
    ])
    expect(turned.toReversed()).toEqual(given)
  })

  test('groups of one name, or of none, are told apart by their place', () => {
    const grupos = ['Etapa', 'Etapa', 'Etapa', '', ''].map((nome, i) => ({ nome, avaliacoes: [nota('Prova', i)] }))
    const notas = gradesByKey({ ...record(1), grupos })
    expect([...notas.values()].map(({ valor }) => valor)).toEqual([0, 1, 2, 3, 4])
  })

  test('those of one name, or of none, are told apart by their place', () => {
    const same = record(1, nota('Prova', 5), nota('Prova', 6), nota('', 7), nota('', 8))
    expect([...gradesByKey(same).values()].map(({ valor }) => valor)).toEqual([5, 6, 7, 8])
  })
})
