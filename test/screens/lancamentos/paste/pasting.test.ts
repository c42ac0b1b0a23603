// A pasted block and the people of the class: whose each value is, shown before anything is placed.
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AproveitamentoAluno } from '@/contract'
import type { PasteChoices } from '@/domain/paste/judgedRows'
import { planPaste } from '@/domain/paste/pasted'
import type { PasteTarget } from '@/domain/paste/pastedRows'
import type { ColumnChoice } from '@/domain/paste/pastedColumns'
import { parseCells } from '@/domain/spreadsheet'
import { fold } from '@/domain/text'
import { suggestStudents } from '@/domain/textSearch'
import { loadMessages, setLanguage, t } from '@/i18n'
import { type Book, createBook } from '@/screens/lancamentos/book/book'

const rule = { scaleMax: 10, decimals: 2 }
const evaluations = ['Prova', 'Trabalho', 'Projeto']

const nota = (nome: string, i: number, valor: number | null, fechada: boolean) => ({
  avaliacaoId: i + 1,
  nome,
  nomeResumido: '',
  peso: 1,
  valor,
  publicada: false,
  fechada,
})
interface Student {
  nome: string
  ativo: boolean
  valor?: number | null
  fechada?: boolean
}
/** A gradebook of these students; the cast: a record has fields that no paste looks at. */
function bookOf(students: readonly Student[]): Book {
  const book = createBook(1, rule, ',')
  const records = students.map(({ nome, ativo, valor = null, fechada = false }, i) => ({
    id: 100 + i,
    nome,
    ativo,
    motivoInatividade: null,
    faltas: 0,
    mediaParcial: null,
    mediaFinal: null,
    grupos: [{ nome: '1º', avaliacoes: evaluations.map((one, n) => nota(one, n, valor, fechada)) }],
    notasComplementares: [],
  })) as unknown as AproveitamentoAluno[]
  book.merge(records, null)
  return book
}
function gridOf(book: Book): PasteTarget {
  const turma = book.all().map(({ record }) => record)
  return {
    alunos: turma,
    turma,
    columns: book.columns,
    cell: (id, chave) => book.line(id).notas.get(chave) ?? null,
    rule,
  }
}
const plan = (book: Book, text: string, choices: PasteChoices = {}, line = 0) =>
  planPaste(parseCells(text), gridOf(book), { line, column: 0 }, choices)
type Plan = ReturnType<typeof plan>
const placed = ({ itens }: Plan) => itens.filter(({ result }) => result === 'new' || result === 'changed')
const pairs = (of: Plan) => placed(of).map(({ nome, valor }) => `${nome}: ${valor}`)
const uses = ({ columns }: Plan) => columns.map(({ use }) => use.kind)

/** 38 on the list, 35 of them active, as in the 7º A of the example. */
const seventh = bookOf(
  Array.from({ length: 38 }, (_, i) => ({
    nome: `Aluno ${String.fromCharCode(65 + (i % 26))}${i}`,
    ativo: ![4, 11, 30].includes(i),
  })),
)
const columnOf = (n: number) => Array.from({ length: n }, (_, i) => String((i % 9) + 1)).join('\n')

describe('a pasted column never shifts', () => {
  test('as many values as active students: the inactive ones are passed over', () => {
    const found = plan(seventh, columnOf(35))
    const active = seventh.all().filter(({ record }) => record.ativo)
    expect(found.rolls).toEqual([])
    expect(placed(found).map(({ id, valor }) => [id, valor])).toEqual(active.map(({ id }, i) => [id, (i % 9) + 1]))
  })
  test('any other number is asked about, with both ends of each list, and nothing is placed before it is said', () => {
    const found = plan(seventh, columnOf(20))
    expect([found.roll, found.itens]).toEqual([null, []])
    expect(found.rolls).toEqual([
      { roll: 'active', first: 'Aluno A0', last: 'Aluno V21', left: 0 },
      { roll: 'all', first: 'Aluno A0', last: 'Aluno T19', left: 0 },
    ])
    expect(pairs(plan(seventh, columnOf(20), { roll: 'active' }))[4]).toBe('Aluno F5: 5')
    const all = plan(seventh, columnOf(20), { roll: 'all' })
    expect(all.itens[4]).toMatchObject({ nome: 'Aluno E4', motivo: 'inactive' })
    expect(pairs(all)[4]).toBe('Aluno F5: 6')
  })
  test('where there are more rows than students, each list tells how many are left over', () => {
    const left = (text: string) => plan(seventh, text).rolls.map(({ roll, last, left }) => [roll, last, left])
    expect(left(columnOf(40))).toEqual([
      ['active', 'Aluno L37', 5],
      ['all', 'Aluno L37', 2],
    ])
    expect(left(`${columnOf(36)}\n\n\n5`), 'an empty row is no loss').toEqual([
      ['active', 'Aluno L37', 2],
      ['all', 'Aluno L37', 1],
    ])
    expect(plan(seventh, columnOf(40), { roll: 'all' }).leftovers.lines).toBe(2)
  })
  test('nothing is asked where the inactive ones stand below the block', () => {
    expect(pairs(plan(seventh, '7\n8\n9'))).toEqual(['Aluno A0: 7', 'Aluno B1: 8', 'Aluno C2: 9'])
  })
  test('on a sorted or filtered list the order of the rows is asked for; nothing is placed before it is said', () => {
    const grid = gridOf(seventh)
    const block = columnOf(35)
    const on = (alunos: PasteTarget['alunos'], choices: PasteChoices = {}, line = 0) =>
      planPaste(parseCells(block), { ...grid, alunos }, { line, column: 0 }, choices)
    const views = { sorted: [...grid.alunos].reverse(), filtered: grid.alunos.filter((_, i) => i % 2 === 0) }
    for (const alunos of Object.values(views)) {
      const asked = on(alunos)
      expect(asked.orders.map(({ order }) => order)).toEqual(['class', 'screen'])
      expect(asked.order).toBeNull()
      expect(placed(asked)).toEqual([])
      const inClass = plan(seventh, block)
      expect(pairs(on(alunos, { order: 'class' }))).toEqual(pairs(inClass))
      const [ends] = asked.orders
      expect([ends?.first, ends?.last], 'those whom the rows go to').toEqual([
        placed(inClass)[0]?.nome,
        placed(inClass).at(-1)?.nome,
      ])
      const [first] = pairs(on(alunos, { order: 'screen', roll: 'active' }))
      expect(first).toBe(`${alunos.find(({ ativo }) => ativo)?.nome}: 1`)
    }
    // from the middle of the screen: from that student on, in the order of the class
    const middle = on(views.sorted, { order: 'class', roll: 'all' }, 10)
    expect(middle.itens[0]?.nome).toBe(views.sorted[10]?.nome)
  })
  test('one value, names, or an order that is the same within the block: the order is not asked for', () => {
    const grid = gridOf(seventh)
    const reversed = { ...grid, alunos: [...grid.alunos].reverse() }
    const at = { line: 0, column: 0 }
    expect(planPaste(parseCells('7'), reversed, at).orders).toEqual([])
    const named = grid.turma.slice(0, 3).map(({ nome }) => `${nome}\t7`)
    expect(planPaste(parseCells(named.join('\n')), reversed, at).orders).toEqual([])
    expect(planPaste(parseCells('7\n8'), { ...grid, alunos: grid.alunos.slice(0, 20) }, at).orders).toEqual([])
  })
  test('a closed cell on the way is asked about too: Enter passes it over', () => {
    const book = bookOf(['Ana', 'Bia', 'Caio', 'Davi'].map((nome) => ({ nome, ativo: true, fechada: nome === 'Bia' })))
    expect(plan(book, '7\n8').rolls.map(({ roll }) => roll)).toEqual(['active', 'open'])
    expect(pairs(plan(book, '7\n8', { roll: 'open' }))).toEqual(['Ana: 7', 'Caio: 8'])
  })

  const names = [
    'Ana Prado Souza',
    'Bia Reis',
    'Caio Lima',
    'Davi Teixeira Almeida',
    'Vinícius Guimarães Pires',
    'Íris D’Ávila',
    'Cecília Lima Rocha',
    'Cecília Nunes Rocha',
    'Cecília Lima Sá',
  ]
  const student = fc.record({
    nome: fc.constantFrom(...names),
    ativo: fc.boolean(),
    valor: fc.constantFrom(null, 5, 7.5),
    fechada: fc.boolean(),
  })
  const cell = fc.oneof(
    fc.constantFrom(
      '7,5',
      '8',
      '10',
      '0',
      '11',
      'faltou',
      '',
      'Nota',
      'Nome',
      'Nº',
      'Prova',
      'Davi T. Almeida',
      'Pires, Vinícius',
      'Cecília',
      'Cecília Lima',
      'Cecília Rocha',
      'Caio',
    ),
    fc.constantFrom(...names),
    fc.nat(38).map(String),
  )
  const choices = fc.record(
    {
      titles: fc.boolean(),
      roll: fc.constantFrom('active' as const, 'open' as const, 'all' as const),
      columns: fc.dictionary(
        fc.constantFrom('0', '1', '2'),
        fc.constantFrom<ColumnChoice>('names', 'skip', 'grade n1', 'grade n3'),
      ),
      people: fc.dictionary(fc.constantFrom('0', '1', '2'), fc.integer({ min: 99, max: 105 })),
    },
    { requiredKeys: [] },
  )
  test('for any class, block and answers, a value lands on the student shown beside it, and on nobody else', () => {
    fc.assert(
      fc.property(
        fc.array(student, { minLength: 1, maxLength: 8 }),
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 9 }),
        choices,
        fc.nat(4),
        (students, block, said, line) => {
          const book = bookOf(students)
          const found = plan(book, block.map((row) => row.join('\t')).join('\n'), said, line % students.length)
          const shown = placed(found)
          book.paste(shown)
          const changed = book
            .all()
            .flatMap(({ id, record, edits }) =>
              [...edits].map(([chave, { valor }]) => `${id} ${record.nome} ${chave} ${valor}`),
            )
          expect(changed.sort()).toEqual(
            shown.map(({ id, nome, chave, valor }) => `${id} ${nome} ${chave} ${valor}`).sort(),
          )
          // a name that several share, or nobody has, goes to whom the person says, one of those who are offered
          for (const { line, nome, motivo, suggestions, others, chosen } of found.unmatched) {
            expect([null, said.people?.[line]]).toContain(chosen)
            if (chosen !== null) expect([...suggestions, ...others].map(({ id }) => id)).toContain(chosen)
            if (motivo === 'ambiguous') expect(others).toEqual([])
            if (motivo === 'ambiguous') expect(suggestions.length).toBeGreaterThan(1)
            const first = fold(nome).split(' ')[0] ?? ''
            const called = students.filter((one) => first !== '' && fold(one.nome).startsWith(`${first} `))
            if (motivo === 'notFound' && fold(nome) === first) expect(called.length).toBeLessThan(2)
          }
          for (const { id, writtenName } of shown) {
            const meant = found.unmatched.filter(({ nome }) => nome === writtenName).map(({ chosen }) => chosen)
            if (meant.length > 0) expect(meant).toContain(id)
          }
          // nothing is written where nothing may be
          for (const { id } of shown) expect(book.line(id).record.ativo && !students[id - 100]?.fechada).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })
  test('for any class, a column as long as its active students gives each of them their own value', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (flags) => {
        const book = bookOf(flags.map((ativo, i) => ({ nome: `N${i}`, ativo })))
        const active = book.all().filter(({ record }) => record.ativo)
        fc.pre(active.length > 0)
        const values = active.map((_, i) => (i % 100) / 10)
        expect(placed(plan(book, values.join('\n'))).map(({ id, valor }) => [id, valor])).toEqual(
          active.map(({ id }, i) => [id, values[i]]),
        )
      }),
    )
  })
  test('for any order of the columns, a block with names gives each student the grade of their own row', () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(order, fc.boolean(), fc.shuffledSubarray(names, { minLength: 3 }), (columns, titled, rows) => {
        const book = bookOf(names.map((nome) => ({ nome, ativo: true })))
        const table = rows.map((nome, i) => [`${i + 1}`, nome, `${9 - i},5`])
        if (titled) table.unshift(['Nº', 'Nome', 'Nota'])
        const found = plan(book, table.map((row) => columns.map((c) => row[c]).join('\t')).join('\n'))
        const right = new Map(rows.map((nome, i) => [nome, 9.5 - i]))
        for (const { nome, valor } of placed(found)) expect(valor).toBe(right.get(nome))
        // with titles nothing is left to ask
        if (titled) expect(placed(found)).toHaveLength(rows.length)
      }),
    )
  })
})

describe('the number of the roll never becomes a grade', () => {
  const book = bookOf(
    ['Ana Prado Souza', 'Bia Reis', 'Davi Teixeira Almeida', 'Vinícius Guimarães Pires'].map((nome) => ({
      nome,
      ativo: true,
    })),
  )
  test('number, name, grade, with and without titles', () => {
    const rows = '1\tAna Prado Souza\t7,5\n2\tBia Reis\t8'
    const expected = ['Ana Prado Souza: 7.5', 'Bia Reis: 8']
    expect(pairs(plan(book, rows))).toEqual(expected)
    expect(pairs(plan(book, `Nº\tNome\tNota\n${rows}`))).toEqual(expected)
    expect(pairs(plan(book, `Nº\tNome do aluno\t10/03\n${rows}`))).toEqual(expected)
  })
  test('a title that names an evaluation says where the grades go', () => {
    expect(
      placed(plan(book, 'Nº\tNome\tFaltas\tProjeto\n1\tBia Reis\t3\t9')).map(({ column, valor }) => [column, valor]),
    ).toEqual([['Projeto', 9]])
  })
  test('what cannot be told is asked: numbers that grow beside grades, a figure before one name', () => {
    expect(uses(plan(book, '1\t7\n2\t9\n3\t8'))).toEqual(['open', 'grade'])
    expect(uses(plan(book, '12\tAna Prado Souza'))).toEqual(['open', 'names'])
    expect(placed(plan(book, '12\tAna Prado Souza'))).toEqual([])
    expect(pairs(plan(book, '8\tAna Prado Souza', { columns: { 0: 'grade n1' } }))).toEqual(['Ana Prado Souza: 8'])
  })
  test('who lacks a written name is not suggested beside who has it', () => {
    const turma = ['Miguel Alves Dantas', 'Elisa Aquino Dantas'].map((nome, id) => ({ id, nome, ativo: true }))
    expect(suggestStudents(turma, 'Miguel A. Dantas').map(({ id }) => id)).toEqual([0])
    expect(suggestStudents(turma, 'Migual Alves Dantas').map(({ id }) => id)).toEqual([0])
  })
  test('a similar name is suggested, never taken silently', () => {
    const rows = 'Davi T. Almeida\t7\nPires, Vinícius Guimarães\t8\nBia Reiz\t9\nZeca Nunes\t5'
    const found = plan(book, rows)
    expect(placed(found)).toEqual([])
    expect(found.unmatched.map(({ nome, suggestions }) => [nome, suggestions.map((one) => one.nome)])).toEqual([
      ['Davi T. Almeida', ['Davi Teixeira Almeida']],
      ['Pires, Vinícius Guimarães', ['Vinícius Guimarães Pires']],
      ['Bia Reiz', ['Bia Reis']],
      ['Zeca Nunes', []],
    ])
    expect(pairs(plan(book, rows, { people: { 1: 103 } }))).toEqual(['Vinícius Guimarães Pires: 8'])
  })
  test('a name that several students share is asked about among all of them and nobody else, whichever half is written', () => {
    const sharing = ['Lima Rocha', 'Nunes Rocha', 'Lima Sá', 'Reis Rocha', 'Paz Rocha'].map((rest) => `Cecília ${rest}`)
    const shared = bookOf([...sharing, 'Luiza Cecília Rocha'].map((nome) => ({ nome, ativo: true })))
    const rows = 'Cecília\t7\nCecília Rocha\t8\nCecília Lima\t9\nLuiza\t5'
    const found = plan(shared, rows)
    expect(placed(found)).toEqual([])
    expect(found.unmatched.map(({ motivo, suggestions }) => [motivo, ...suggestions.map(({ id }) => id)])).toEqual([
      ['ambiguous', 100, 101, 102, 103, 104],
      ['ambiguous', 100, 101, 103, 104],
      ['ambiguous', 100, 102],
      ['notFound', 105],
    ])
    expect(pairs(plan(shared, rows, { people: { 0: 104, 1: 102, 2: 100 } }))).toEqual([
      'Cecília Paz Rocha: 7',
      'Cecília Lima Rocha: 9',
    ])
  })
  test('of two rows for one student the exact name is taken, wherever it stands, and the other one refused', () => {
    for (const rows of ['Davi Almeida\t3\nDavi Teixeira Almeida\t8', 'Davi Teixeira Almeida\t8\nDavi Almeida\t3']) {
      const found = plan(book, rows)
      expect(pairs(found)).toEqual(['Davi Teixeira Almeida: 8'])
      expect(found.itens.find(({ result }) => result === 'refused')).toMatchObject({ valor: 3, motivo: 'repeated' })
    }
  })
  test('of two rows written as well none is taken before the person says which; other evaluations are no rivals', () => {
    const rows = 'Davi Almeida\t3\nBia Reis\t9\nDavi Teixeira Almeida\t8\nDavi Teixeira Almeida\t7'
    const found = plan(book, rows)
    expect(pairs(found)).toEqual(['Bia Reis: 9'])
    expect(found.unmatched.map(({ line, grades, motivo }) => [line, grades, motivo])).toEqual([
      [0, '3', 'repeated'],
      [2, '8', 'repeated'],
      [3, '7', 'repeated'],
    ])
    expect(pairs(plan(book, rows, { people: { 3: 102 } }))).toEqual(['Bia Reis: 9', 'Davi Teixeira Almeida: 7'])
    expect(pairs(plan(book, 'Bia Reis\t9\t\nBia Reis\t\t8'))).toEqual(['Bia Reis: 9', 'Bia Reis: 8'])
  })
})

describe('the heads of the portal’s own file', () => {
  test.each(['pt-BR', 'en', 'es'] as const)(
    'in %s: what is no grade is left out without a question',
    async (language) => {
      onTestFinished(() => setLanguage('pt-BR'))
      await setLanguage(language)
      await loadMessages('lancamentos')
      const figures = [t('lancamentos.faltas'), t('lancamentos.media.parcial'), t('lancamentos.media.final')]
      const heads = [t('lancamentos.grade.aluno'), 'Prova', t('lancamentos.csv.situacao'), ...figures]
      const alunos = ['Ana Prado Souza', 'Caio Lima'].map((nome, i) => ({ id: i + 1, nome, ativo: true }))
      const columns = [{ chave: 'n1', nome: 'Prova', nomeResumido: 'P', titulo: 'Prova' }]
      const grade = { alunos, turma: alunos, columns, cell: () => ({ valor: null, fechada: false }), rule }
      const rows = alunos.map(({ nome }) => [nome, '7,0', 'Ativo', '1', '7,50', '7,50'])
      const { columns: found } = planPaste([heads, ...rows], grade, { line: 0, column: 0 }, {})
      expect(found.map(({ use }) => use.kind)).toEqual(['names', 'grade', 'skip', 'skip', 'skip', 'skip'])
    },
  )
})
