// A pasted block: every cell has its fate before anything changes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxCells } from '@/domain/paste/judgedRows'
import { planPaste } from '@/domain/paste/pasted'
import type { PasteTarget } from '@/domain/paste/pastedRows'
import { parseCells } from '@/domain/spreadsheet'

const columns = ['Prova', 'Trabalho', 'Projeto', 'Participação', 'Seminário'].map((nome, i) => ({
  chave: `n${i + 1}`,
  nome,
  nomeResumido: nome.slice(0, 2).toUpperCase(),
  titulo: nome,
}))
const withAlunos = (alunos: PasteTarget['alunos']): Pick<PasteTarget, 'alunos' | 'turma'> => ({ alunos, turma: alunos })
const turma = (howMany: number): PasteTarget => ({
  ...withAlunos(Array.from({ length: howMany }, (_, i) => ({ id: i + 1, nome: `Aluno Número ${i + 1}`, ativo: true }))),
  columns,
  cell: () => ({ valor: null, fechada: false }),
  rule: { scaleMax: 10, decimals: 1 },
})
const nomes = ['Ana Prado Souza', "Íris D'Ávila", 'Caio Lima', 'Caio Nunes Lima', 'Rui Alves']
const small: PasteTarget = {
  ...turma(0),
  ...withAlunos(nomes.map((nome, i) => ({ id: i + 1, nome, ativo: nome !== 'Rui Alves' }))),
  cell: (id, chave) =>
    chave === 'n3' && id === 1
      ? { valor: 8, fechada: true }
      : chave === 'n4'
        ? null
        : { valor: id === 1 ? 7 : null, fechada: false },
}
const plan = (text: string, grade: PasteTarget, line = 0, column = 0) =>
  planPaste(parseCells(text), grade, { line, column })
const fates = (text: string, line = 0, column = 0) =>
  plan(text, small, line, column).itens.map(({ id, chave, result, motivo }) => [id, chave, motivo ?? result])

describe('by place', () => {
  test('40 × 5 grades go to 40 students and 5 evaluations', () => {
    const block = Array.from({ length: 40 }, (_, r) =>
      Array.from({ length: 5 }, (_, c) => `${(r + c) % 10},5`).join('\t'),
    ).join('\r\n')
    const { itens, leftovers, byName } = plan(`${block}\r\n`, turma(40))
    expect(itens).toHaveLength(200)
    expect(new Set(itens.map(({ id, chave }) => `${id} ${chave}`)).size).toBe(200)
    expect(itens.every(({ result }) => result === 'new')).toBe(true)
    expect(itens.at(-1)).toMatchObject({ id: 40, chave: 'n5', valor: 3.5 })
    expect({ leftovers, byName }).toEqual({ leftovers: { lines: 0, numbers: 0, columns: [], cells: 0 }, byName: false })
  })
  test('a column goes down from the cell, an empty cell leaves what is there', () => {
    expect(fates('5\n\n6', 1, 1)).toEqual([
      [2, 'n2', 'new'],
      [4, 'n2', 'new'],
    ])
  })
  test('each cell says why it is refused', () => {
    expect(fates('7\t5\t5\t5\t11', 0, 0)).toEqual([
      [1, 'n1', 'same'],
      [1, 'n2', 'changed'],
      [1, 'n3', 'fechada'],
      [1, 'n4', 'noEvaluation'],
      [1, 'n5', 'outOfScale'],
    ])
    expect(fates('x\t7,55', 1, 0)).toEqual([
      [2, 'n1', 'notANumber'],
      [2, 'n2', 'tooManyDecimals'],
    ])
    expect(fates('7', 4, 0)).toEqual([[5, 'n1', 'inactive']])
  })
  test.each(['F', 'f', 'Falta', 'faltou', 'AUSENTE', 'Não compareceu', 'N/C', 'absent', 's/n', '-', '–', '—', '---'])(
    '%s, for an absent student, is told to be left empty, and the other rows are put in',
    (cell) => {
      expect(fates(`${cell}\n8`, 0, 1)).toEqual([
        [1, 'n2', 'noGrade'],
        [2, 'n2', expect.stringMatching(/^(new|changed)$/)],
      ])
    },
  )
  test.each(['A', 'Fx', '-1', '7-', '?'])('%s is no word for an absent student', (cell) => {
    expect(fates(`8\n${cell}`, 0, 1)[1]?.[2]).not.toBe('noGrade')
  })
  test('what lies outside the class is counted, not squeezed in', () => {
    const { itens, leftovers } = plan('6\t2\n5\t4\n3\t6', { ...small, ...withAlunos(small.turma.slice(0, 4)) }, 2, 4)
    expect(itens).toHaveLength(2)
    expect(leftovers).toEqual({ lines: 1, numbers: 0, columns: [1], cells: 0 })
  })
  test('a head in the first row is no student', () => {
    expect(fates('Projeto\tProva\n8\t9', 1, 0)).toEqual([
      [2, 'n3', 'new'],
      [2, 'n1', 'new'],
    ])
  })
})

describe('by name', () => {
  test('accents, apostrophes, order and middle names do not matter', () => {
    const { itens, unmatched, byName } = plan('IRIS DAVILA\t9\nana souza\t10', small)
    expect(byName).toBe(true)
    expect(itens.map(({ id, valor }) => [id, valor])).toEqual([
      [2, 9],
      [1, 10],
    ])
    expect(unmatched).toEqual([])
  })
  test('nobody, or more than one, is told', () => {
    const { itens, unmatched } = plan('Fulano de Tal\t5\nCaio N Lima\t6\nCaio Lima\t7', small)
    expect(unmatched).toMatchObject([
      { nome: 'Fulano de Tal', motivo: 'notFound', suggestions: [] },
      { nome: 'Caio N Lima', motivo: 'notFound', suggestions: [{ id: 4 }, { id: 3 }] },
    ])
    expect(itens.map(({ id }) => id)).toEqual([3])
  })
  test('a first name one letter off suggests whom it may mean, and nobody is taken', () => {
    const { unmatched, itens } = plan('Anna\t5\nCaio\t6', small)
    expect(unmatched.map(({ nome, suggestions }) => [nome, ...suggestions.map(({ id }) => id)])).toEqual([
      ['Anna', 1],
      ['Caio', 3, 4],
    ])
    expect(itens).toEqual([])
  })
  test('a name that means nobody can be given to any of a class that a list has room for', () => {
    const block = 'Fulano de Tal\t5'
    const [unknown] = plan(block, small).unmatched
    expect(unknown?.others).toHaveLength(small.turma.length)
    const chosen = planPaste(parseCells(block), small, { line: 0, column: 0 }, { people: { 0: 3 } })
    expect(chosen.itens.map(({ id, writtenName }) => [id, writtenName])).toEqual([[3, 'Fulano de Tal']])
  })
  test('the names are where most students are found, whatever another column is called', () => {
    const { itens } = plan('Nome\tQuem\tProva\nMarta Prado\tAna Prado Souza\t8\nJosé Lima\tCaio Lima\t9', small)
    expect(itens.map(({ id, valor }) => [id, valor])).toEqual([
      [1, 8],
      [3, 9],
    ])
  })
  test('two students of one name are ambiguous, a student in two rows is asked about', () => {
    const namesakes: PasteTarget = {
      ...turma(0),
      ...withAlunos([1, 2].map((id) => ({ id, nome: 'Bia Reis', ativo: true }))),
    }
    expect(plan('Bia Reis\t5\nBia Reis\t6', namesakes).unmatched).toMatchObject([
      { nome: 'Bia Reis', motivo: 'ambiguous' },
      { nome: 'Bia Reis', motivo: 'ambiguous' },
    ])
    expect(fates('Caio Lima\t5\nCaio Lima\t6')).toEqual([])
    expect(plan('Caio Lima\t5\nCaio Lima\t6', small).unmatched).toMatchObject([
      { line: 0, grades: '5', motivo: 'repeated', suggestions: [{ id: 3 }] },
      { line: 1, grades: '6', motivo: 'repeated', suggestions: [{ id: 3 }] },
    ])
  })
  test('a head names the columns', () => {
    expect(fates('Nome\tSE\tprova\nÍris D\u2019Ávila\t4\t5')).toEqual([
      [2, 'n5', 'new'],
      [2, 'n1', 'new'],
    ])
  })
})

describe('the first row', () => {
  const lines = (text: string, withTitles?: boolean) => {
    const { itens, columnTitles } = planPaste(
      parseCells(text),
      small,
      { line: 0, column: 1 },
      withTitles === undefined ? {} : { titles: withTitles },
    )
    return [columnTitles, ...itens.map(({ id, chave, text }) => `${id} ${chave} ${text}`)]
  }
  test('short titles with a digit are titles', () => {
    const shortNames = { ...small, columns: columns.map((column, i) => ({ ...column, nomeResumido: `P${i + 1}` })) }
    const { itens } = plan('Nome\tP5\tP2\nÍris D’Ávila\t4\t5', shortNames)
    expect(itens.map(({ chave, valor }) => [chave, valor])).toEqual([
      ['n5', 4],
      ['n2', 5],
    ])
  })
  test('words that may be titles or may be rubbish: the person says which', () => {
    expect(lines('anulada\n7\n8')).toEqual([true, '1 n2 7', '2 n2 8'])
    expect(lines('anulada\n7\n8', false)).toEqual([false, '1 n2 anulada', '2 n2 7', '3 n2 8'])
  })
  test.each(['faltou', 'F', 'Ausente', 'N/C', '—', 'faltou\t-'])(
    '%j is no title: the first student was absent',
    (cell) => {
      const [first = ''] = cell.split('\t')
      expect(lines(`${cell}\n7\t7\n8\t8`)).toContain(`1 n2 ${first}`)
      expect(lines(`${cell}\n7\t7\n8\t8`)).toContain('2 n2 7')
    },
  )
  test('a student is no title, whatever stands beside the name', () => {
    expect(lines('Ana Prado Souza\tfaltou\nCaio Lima\t8')).toEqual([false, '1 n2 faltou', '3 n2 8'])
  })
  test('figures leave nothing to decide', () => {
    expect(lines('7\n8', true)).toEqual([null, '1 n2 7', '2 n2 8'])
  })
})

test('columns that hold something and are put nowhere are named, but for the numbers of the roll', () => {
  const text = 'Nº\tNome\tProva\tDebate\tMédia\tVazia\tObs\n1\tAna Prado Souza\t7\tF\t6\t\tboa'
  const { columns, leftovers } = plan(text, small)
  expect(leftovers.columns.map((c) => columns[c]?.title)).toEqual(['Debate', 'Média', 'Obs'])
  const beyond = plan('Nome\tPeça\tDebate\nAna Prado Souza\t7\t8', small, 0, 4)
  expect(beyond.leftovers.columns.map((c) => beyond.columns[c]?.title)).toEqual(['Debate'])
})

describe('evaluations of one name', () => {
  const terms: PasteTarget = {
    ...turma(3),
    columns: [1, 2].flatMap((b) => [
      { chave: `p${b}`, nome: 'Prova', nomeResumido: 'P', titulo: `Prova · ${b}º bimestre` },
      { chave: `t${b}`, nome: `Trabalho ${b}`, nomeResumido: 'T', titulo: `Trabalho ${b}` },
    ]),
  }
  const keys = (text: string, column = 0) => {
    const { itens, columns } = plan(text, terms, 0, column)
    return [itens.map(({ chave }) => chave), columns.filter(({ use }) => use.kind === 'open').map(({ title }) => title)]
  }
  test('are told apart by their group', () => {
    expect(keys('Nome\tProva · 2º bimestre\nAluno Número 1\t5')).toEqual([['p2'], []])
  })
  test('are taken in their order where all of them are there', () => {
    expect(keys('Nome\tProva\tTrabalho 1\tProva\nAluno Número 1\t5\t6\t7')).toEqual([['p1', 't1', 'p2'], []])
  })
  test('are meant by the cell where the block is put', () => {
    expect(keys('Nome\tProva\nAluno Número 1\t5', 2)).toEqual([['p2'], []])
  })
  test('are never guessed', () => {
    expect(keys('Nome\tProva\tTrabalho 1\nAluno Número 1\t5\t6', 1)).toEqual([['t1'], ['Prova']])
  })
})

test('a name is looked for in the whole class, whoever the screen shows', () => {
  const filtered = { ...small, alunos: small.alunos.slice(0, 1) }
  expect(plan('Caio Lima\t8', filtered).itens.map(({ id }) => id)).toEqual([3])
  const onScreen = planPaste(parseCells('8\n9'), filtered, { line: 0, column: 1 }, { order: 'screen' })
  expect(onScreen.leftovers.lines).toBe(1)
})

test('500 names among 5,000 students are found while nobody waits', () => {
  const large = turma(5000)
  const block = large.alunos.slice(4000, 4500).map(({ nome }) => `${nome.replace('Número ', 'Numero de ')}\t7`)
  plan('x\ty', large)
  // a search through all names for each row takes a minute
  const inicio = performance.now()
  expect(plan(block.join('\n'), large).itens).toHaveLength(500)
  expect(performance.now() - inicio).toBeLessThan(8000)
})

describe('numbers of the roll beside rows without names', () => {
  const grade: PasteTarget = { ...turma(20), turma: turma(20).turma.map((one) => ({ ...one, ativo: one.id !== 3 })) }
  const whole: PasteTarget = { ...grade, alunos: grade.turma }
  test.each(['Nº\tNota\n1\t5\n5\t6\n19\t7', 'Nº da chamada\tProva\n1\t5\n5\t6\n19\t7'])(
    'that leave students out are asked about, and followed as the person says: %j',
    (text) => {
      const asked = plan(text, whole)
      expect(asked.itens).toEqual([])
      expect(asked.rolls.map(({ roll, first, last }) => [roll, first, last])).toContainEqual([
        'number',
        'Aluno Número 1',
        'Aluno Número 19',
      ])
      const followed = planPaste(parseCells(text), whole, { line: 0, column: 0 }, { roll: 'number' })
      expect(followed.itens.map(({ id, valor }) => [id, valor])).toEqual([
        [1, 5],
        [5, 6],
        [19, 7],
      ])
    },
  )
  test('that leave out the inactive students alone say by themselves whose the rows are', () => {
    const { itens, rolls } = plan('Nº\tNota\n1\t5\n2\t6\n4\t7', whole)
    expect(rolls).toEqual([])
    expect(itens.map(({ id }) => id)).toEqual([1, 2, 4])
  })
  test.each([
    ['beyond the class', '1\t5\n2\t6\n44\t7', [1, 2]],
    ['out of order', '1\t5\n20\t6\n2\t7', [1, 20, 2]],
    ['missing', '5\t5\n\t6\n9\t7', [5, 9]],
    ['of no student', '1\t5\n5\t6\nMédia\t5,5', [1, 5]],
  ])('some of them %s: the others are followed all the same, and what is left out is counted', (_, rows, ids) => {
    const text = `Nº\tNota\n${rows}`
    expect(plan(text, whole).rolls[0]).toMatchObject({ roll: 'number', left: 3 - ids.length })
    const { itens, leftovers } = planPaste(parseCells(text), whole, { line: 0, column: 0 }, { roll: 'number' })
    expect(itens.map(({ id }) => id)).toEqual(ids)
    expect(leftovers).toEqual({ lines: 0, numbers: 3 - ids.length, columns: [], cells: 0 })
  })
  test('one that comes twice is refused the second time', () => {
    const cells = parseCells('Nº\tNota\n2\t5\n5\t6\n5\t7')
    const { itens } = planPaste(cells, whole, { line: 0, column: 0 }, { roll: 'number' })
    expect(itens.map(({ id, motivo }) => [id, motivo])).toEqual([
      [2, null],
      [5, null],
      [5, 'repeated'],
    ])
  })
  test('two columns for one evaluation are told as that; what cannot be read takes no place', () => {
    const cells = parseCells('7\t6\nF\t8')
    const { itens } = planPaste(cells, small, { line: 1, column: 0 }, { columns: { 0: 'grade n1', 1: 'grade n1' } })
    expect(itens.map(({ id, text, motivo }) => [id, text, motivo])).toEqual([
      [2, '7', null],
      [2, '6', 'columnTwice'],
      [3, 'F', 'noGrade'],
      [3, '8', null],
    ])
  })
  test('that only count the rows say nothing', () => {
    expect(plan('Nº\tNota\n1\t5\n2\t6\n3\t7', whole).rolls.map(({ roll }) => roll)).not.toContain('number')
  })
  test('without a title and out of order are asked about, not taken for grades', () => {
    const { columns } = plan('1\t7,5\n2\t8,5\n5\t6\n38\t4\n18\t3', whole)
    expect(columns[0]?.use).toEqual({ kind: 'open' })
  })
  test('in a list that is sorted the order is asked too, unless the numbers are followed', () => {
    const sorted = { ...whole, alunos: [...whole.turma].reverse() }
    const cells = parseCells('Nº\tNota\n1\t5\n2\t6\n5\t7')
    const asked = (roll?: 'number' | 'active') =>
      planPaste(cells, sorted, { line: 0, column: 0 }, roll === undefined ? {} : { roll })
    expect(asked()).toMatchObject({ orders: [], roll: null, itens: [] })
    expect(asked('number').orders).toEqual([])
    expect(asked('number').itens.map(({ id }) => id)).toEqual([1, 2, 5])
    expect(asked('active')).toMatchObject({ order: null, itens: [] })
    expect(asked('active').orders).toHaveLength(2)
  })
})

describe('what stands above the heads of a block', () => {
  const heads = 'Nome\tTrabalho\tProjeto\nAna Prado Souza\t6\t7'
  test.each(['', '7º A\n', '7º A\n\n', '7º A\t\t\nTurma\t7\t\n', '\tUnidade 2\tUnidade 2\n'])(
    'is skipped: %j',
    (above) => {
      expect(plan(above + heads, small).itens.map(({ nome, chave, valor }) => [nome, chave, valor])).toEqual([
        ['Ana Prado Souza', 'n2', 6],
        // closed for her
        ['Ana Prado Souza', 'n3', 7],
      ])
    },
  )
  test('is a row like any other where students stand above the heads', () => {
    const { itens } = plan('Ana Prado Souza\t6\nNome\tTrabalho\nCaio Nunes Lima\t7', small)
    expect(itens.map(({ nome, chave }) => [nome, chave])).toEqual([
      ['Ana Prado Souza', 'n1'],
      ['Caio Nunes Lima', 'n1'],
    ])
  })
})

describe('a block without any figure', () => {
  test.each(['Nome\tProva\tTrabalho', 'Ana Prado Souza\nRui Alves', 'Ana Prado Souza,7.5\nRui Alves,8.0', 'faltou'])(
    'says so, and neither asks about names nor refuses them: %j',
    (text) => {
      expect(plan(text, small)).toMatchObject({ onlyWords: true, itens: [], unmatched: [], columns: [] })
    },
  )
  test('of figures that are no grades each is told', () => {
    expect(plan('77', small)).toMatchObject({ onlyWords: false, itens: [{ motivo: 'outOfScale' }] })
    expect(plan('', small).onlyWords).toBe(false)
  })
})

describe('rubbish', () => {
  test('is refused cell by cell, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(6), fc.nat(6), (text, line, column) => {
        const { itens } = plan(text, small, line, column)
        for (const { result, valor } of itens) {
          if (result === 'new' || result === 'changed') expect(valor !== null && valor >= 0 && valor <= 10).toBe(true)
        }
      }),
    )
  })
  test('invisible characters are taken out', () => {
    expect(fates('"Ana\nPrado\r\nSouza"\t\u200e5\u00ad', 0, 1)).toEqual([[1, 'n2', 'changed']])
    expect(plan('\u0007\u00008,5', small, 1).itens[0]).toMatchObject({ valor: 8.5, result: 'new' })
  })
  test('at most so many cells are read, the rest is counted', () => {
    const { itens, leftovers } = plan(Array.from({ length: 600 }, () => '5').join('\n'), turma(600))
    expect(itens).toHaveLength(maxCells)
    expect(leftovers.cells).toBe(100)
  })
})
