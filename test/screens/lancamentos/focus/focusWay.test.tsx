// Where the person is left after each deed in the gradebook: the focus, the counts, the words that come and go.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { fileName } from '@/screens/lancamentos/book/classFile'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs, wideScreen } from '../window'

const endereco = '/turmas/1011/lancar'
const exam = 'Prova do 2º bimestre'

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

const fieldOfAna = () => screen.findByLabelText(`Nota de Ana Prado Souza em ${exam}`)
const press = (name: string | RegExp) => screen.getByText(name, { selector: 'button *' })
const sendBar = () => screen.getByLabelText('Envio das notas')
const sentence = () => within(sendBar()).getByText(/./, { selector: 'p' })

async function openBook() {
  const { user } = openAt(endereco, { as: 'carla' })
  return { user, campo: await fieldOfAna() }
}

describe('publishing', () => {
  test('what was published is told where the focus goes, and nobody is told that it can never be hidden', async () => {
    const { user, campo } = await openBook()
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    await user.click(press('Enviar notas'))
    await waitFor(() => expect(sentence()).toHaveFocus())
    await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
    await user.click(press('Publicar notas'))
    // the service does take a publication back: nothing is called final that is not
    expect(screen.getByText(/veem as notas assim que elas chegam à escola/)).toBeVisible()
    expect(document.body).not.toHaveTextContent('escondida')
    await user.click(press('Publicar 1 nota'))
    await waitFor(() => expect(sentence()).toHaveFocus())
    await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
    expect(sentence()).toHaveFocus()
  })

  test('a figure that nobody has seen at the school yet goes along, and is named before', async () => {
    const { user, campo } = await openBook()
    mock.fail('AproveitamentoAluno', 500, { times: 1 })
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    await user.click(press('Enviar notas'))
    await waitFor(() => expect(sentence()).toHaveTextContent('1 estudante não confirmado'))
    await user.click(press('Publicar notas'))
    expect(screen.getByText('1 enviada e ainda não vista na escola: vai junto')).toBeVisible()
  })

  test('with nothing to publish there is no warning and nothing to press, and the names are folded', async () => {
    const { user } = await openBook()
    await user.click(press('Publicar notas'))
    expect(screen.getByText('Nenhuma nota para publicar')).toBeVisible()
    expect(screen.queryByText(/veem as notas assim que/)).toBeNull()
    expect(screen.queryByText(/^Publicar/, { selector: 'button *' })).toBeNull()
    expect(screen.getByText(/sem nota: para eles nada muda/).closest('details')).not.toHaveAttribute('open')
    await user.click(press('Cancelar'))
    expect(press('Publicar notas').closest('button')).toHaveFocus()
  })

  test('where an evaluation has nothing to publish or to close, those that have are one press away', async () => {
    const { user } = await openBook()
    const evaluation = () => screen.getByLabelText<HTMLSelectElement>('Avaliação', { selector: 'section select' })
    await user.click(press('Publicar notas'))
    await user.click(press(/^Projeto/))
    expect(evaluation()).toHaveFocus()
    expect(evaluation().selectedOptions[0]).toHaveTextContent('Projeto')
    expect(press(/^Publicar \d+ notas$/)).toBeVisible()
    expect(screen.queryByText('Há notas prontas em:')).toBeNull()
    await user.click(press('Cancelar'))
    // by keyboard alone: another evaluation leaves the focus where it is chosen
    await user.selectOptions(screen.getAllByLabelText('Avaliação')[0] ?? document.body, exam)
    await user.click(press('Fechar notas'))
    expect(screen.getByText('Nenhuma nota para fechar')).toBeVisible()
    evaluation().focus()
    await user.selectOptions(evaluation(), 'Projeto')
    expect(evaluation()).toHaveFocus()
    const typed = screen.getByLabelText(/^Para fechar, digite/)
    await user.type(typed, '2')
    await user.selectOptions(evaluation(), 'Prova parcial')
    expect(screen.getByLabelText(/^Para fechar, digite/)).toHaveValue('')
  })
})

describe('pasting', () => {
  test('the first cell has the focus; taken back, the sentence of the bar', async () => {
    const { user } = await openBook()
    await user.click(press('Colar da planilha'))
    await user.click(screen.getByLabelText('Notas copiadas'))
    await user.paste('Ana Prado Souza\t8')
    await user.click(press('Colocar 1 nota na grade'))
    await waitFor(async () => expect(await fieldOfAna()).toHaveFocus())
    // what was placed is told a moment after the cell has the focus
    await user.click(await screen.findByText('Desfazer', { selector: 'button *' }))
    await waitFor(() => expect(sentence()).toHaveFocus())
    await waitFor(() => expect(sentence()).toHaveTextContent('Nenhuma alteração para enviar'))
  })
})

test('the preview shows what will stand in each cell; what was refused is told as pasted', async () => {
  const { user, campo } = await openBook()
  const [, other = ''] = screen
    .getAllByLabelText(new RegExp(`em ${exam}$`))
    .map((field) => /^Nota de (.*) em /.exec(field.getAttribute('aria-label') ?? '')?.[1])
    .filter((nome) => nome !== 'Ana Prado Souza')
  await user.type(campo, '{Control>}a{/Control}4{Enter}')
  await nextFrame()
  await user.click(press('Colar da planilha'))
  await user.click(screen.getByLabelText('Notas copiadas'))
  await user.paste(`Ana Prado Souza\t=1+1\n${other}\t7\n${other}\t9`)
  for (const field of screen.getAllByLabelText(`Quem é ${other}?`)) await user.selectOptions(field, `É ${other}`)
  const lines = [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.lastElementChild?.textContent ?? ''),
  )
  const willBe = (nome: string) => lines.filter(([who]) => who === nome).map(([, , after, result]) => [after, result])
  expect(willBe('Ana Prado Souza')).toEqual([['4,0', expect.stringMatching(/Recusada.*Colado: =1\+1$/)]])
  expect(willBe(other)).toEqual([
    ['7,0', expect.stringMatching(/Recusada.*aparece duas vezes.*Colado: 9$/)],
    ['7,0', expect.not.stringContaining('Colado')],
  ])
})

describe('what is not sent', () => {
  test('errors count among it, everywhere alike, and the bar leads to the first', async () => {
    const { user, campo } = await openBook()
    await user.type(campo, 'abc{Enter}')
    await nextFrame()
    expect(sentence()).toHaveTextContent('1 alteração não enviada · 1 com erro')
    expect(sendBar()).toHaveAttribute('data-unsent', 'true')
    await user.click(press('Ir ao erro'))
    await waitFor(() => expect(campo).toHaveFocus())
    await user.click(press('Descartar alterações'))
    expect(screen.getByText('Descartar 1 alteração não enviada?')).toBeInTheDocument()
  })

  test('that it came back is told until it is sent or the notice is closed', async () => {
    const first = await openBook()
    await first.user.type(first.campo, '6{Enter}')
    await nextFrame()
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    const { user } = openAt(endereco, { as: 'carla' })
    expect(await screen.findByText('1 nota que não tinha sido enviada voltou para a grade.')).toBeVisible()
    await waitFor(() => expect(sentence()).toHaveTextContent('1 alteração não enviada · 1 guardada de antes'))
    await user.click(press('Fechar aviso'))
    expect(screen.queryByText(/voltou para a grade/)).toBeNull()
    expect(sentence()).toHaveFocus()
    expect(sentence()).toHaveTextContent('1 alteração não enviada')
  })
})

function openGrade() {
  wideScreen()
  return openBook()
}

test('each cell of the grid tells its column, absences and means too', async () => {
  await openGrade()
  const table = screen.getByRole('table')
  const columns = (row: Element | null | undefined) =>
    [...(row?.children ?? [])].map((cell) => cell.getAttribute('aria-colindex'))
  const told = columns(table.querySelector('thead tr'))
  expect(told.at(-1)).toBe(table.getAttribute('aria-colcount'))
  expect(columns(screen.getByText('Ana Prado Souza').closest('tr'))).toEqual(told)
})

describe('in the grid', () => {
  test('Ctrl+Z takes back cell by cell, Ctrl+Shift+Z puts it there again', async () => {
    const { user, campo } = await openGrade()
    await user.click(campo)
    await user.keyboard('7{Enter}8')
    const next = document.activeElement
    await user.keyboard('{Control>}z{/Control}')
    expect(next).toHaveValue('')
    expect(next).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    expect(campo).toHaveValue('')
    expect(campo).toHaveFocus()
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(campo).toHaveValue('7,0')
  })

  test('a press on the focused cell keeps writing over it; F2 and a second press put the caret into it', async () => {
    const { user, campo } = await openGrade()
    await user.click(campo)
    await user.keyboard('8,2')
    await user.click(campo)
    await user.keyboard('9')
    expect(campo).toHaveValue('9')
    await user.keyboard('{Escape}8,2{F2}5')
    expect(campo).toHaveValue('8,25')
  })

  test('Esc after F2 leaves the figure selected: what is typed next writes over it, Del empties it', async () => {
    const { user, campo } = await openGrade()
    await user.click(campo)
    await user.keyboard('{F2}{Escape}9')
    expect(campo).toHaveValue('9')
    await user.keyboard('{Enter}')
    await user.click(campo)
    await user.keyboard('{F2}{Escape}{Delete}')
    expect(campo).toHaveValue('')
  })

  test('a press with Shift marks the block from the cell in use, which keeps the cursor; the next press ends it', async () => {
    const { user, campo } = await openGrade()
    await user.click(campo)
    const lines = [...document.querySelectorAll('tbody tr[aria-rowindex]')]
    const at = campo.closest('td')?.getAttribute('aria-colindex') ?? ''
    const cells = [0, 1, 2].map((i) => lines[i]?.querySelector(`td[aria-colindex="${at}"]`) ?? document.body)
    const marked = () => cells.map((cell) => cell.hasAttribute('data-marked'))
    const shiftPress = async (cell: Element) => {
      await user.keyboard('{Shift>}')
      await user.click(cell.querySelector('input') ?? cell)
      await user.keyboard('{/Shift}')
    }
    await shiftPress(cells[2] ?? campo)
    expect(marked()).toEqual([true, true, true])
    expect(campo).toHaveFocus()
    // the second line is that of an inactive student: no field, and an end of a block all the same
    expect(cells[1]?.querySelector('input')).toBeNull()
    await shiftPress(cells[1] ?? campo)
    expect(marked()).toEqual([true, true, false])
    expect(campo).toHaveFocus()
    await user.click(cells[2]?.querySelector('input') ?? campo)
    expect(marked()).toEqual([false, false, false])
    expect(cells[2]?.querySelector('input')).toHaveFocus()
  })

  test('the field to search in says by a word what it looks for', async () => {
    await openGrade()
    expect(screen.getByLabelText('Procurar estudante')).toHaveAttribute('placeholder', 'Estudante')
  })

  test('Enter in the last line leads nowhere: what is typed next writes over the figure', async () => {
    const { user, campo } = await openGrade()
    await user.click(campo)
    await user.keyboard('{Control>}{End}{/Control}7{Enter}')
    const last = document.activeElement
    expect(last).not.toBe(campo)
    expect(last).toHaveValue('7,0')
    await user.keyboard('8{Enter}')
    expect(last).toHaveFocus()
    expect(last).toHaveValue('8,0')
  })

  test('Ctrl+Enter sends from where the person types, who stays there; "?" tells the keys', async () => {
    const { user, campo } = await openGrade()
    await user.click(campo)
    await user.keyboard('7,5{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sentence()).toHaveTextContent(/Enviando|Conferindo|Tudo enviado/))
    expect(campo).toHaveFocus()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toHaveTextContent(
      /Ctrl \+ Y.*Desfazer · refazer/,
    )
    expect(campo).toHaveValue('7,5')
  })
})

test('another language rewrites no figure of the grid', async () => {
  localStorage.setItem('portal.idioma', 'en')
  wideScreen()
  openAt(endereco, { as: 'carla' })
  const fields = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('input[data-chave]')]
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  const figures = fields.map(({ value }) => value).filter(Boolean)
  expect(figures.length).toBeGreaterThan(0)
  for (const figure of figures) expect(figure).toMatch(/^\d+,\d+$/)
})

test('a page that stood in place of the grid gives it back where it was scrolled to', async () => {
  const { user } = await openGrade()
  const region = () => screen.getByRole('region', { name: /^Notas/ })
  const before = region()
  Object.assign(before, { scrollLeft: 240, scrollTop: 90 })
  await user.click(press('Publicar notas'))
  expect(before.isConnected).toBe(false)
  await user.click(press('Cancelar'))
  expect([region().scrollLeft, region().scrollTop]).toEqual([240, 90])
})

test('the evaluation in use is the one that pasting and the filter speak of', async () => {
  const { user, campo } = await openGrade()
  await user.click(campo)
  await user.click(screen.getByLabelText('Nota de Ana Prado Souza em Participação'))
  await waitFor(() => expect(screen.getByLabelText(/Só sem nota em Participação/)).toBeInTheDocument())
  await user.click(press('Colar da planilha'))
  expect(screen.getByLabelText('Colar a partir da avaliação')).toHaveDisplayValue(/^Participação/)
})

test('none is said in words, and one grade is no range', async () => {
  const { user, campo } = await openBook()
  expect(screen.queryByText(/^0 /)).toBeNull()
  await user.type(campo, '7{Enter}')
  await nextFrame()
  await user.click(press('Enviar notas'))
  await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
  expect(await screen.findByText(/^1 nota: 7,0\./)).toBeVisible()
  await user.type(screen.getByLabelText('Procurar estudante'), 'ninguém assim')
  expect(screen.getByText('Nenhum estudante na lista')).toBeInTheDocument()
  expect(screen.queryByText(/^0 /)).toBeNull()
})

test('the file is called by its class, without accents', () => {
  expect(fileName('Notas', 'Matemática · 7º A')).toBe('notas-matematica-7o-a.csv')
})

test('her own message is not new to the teacher', async () => {
  openAt('/turmas/1011', { as: 'carla' })
  const message = await screen.findByText(/Na prova do 2º bimestre/)
  await waitFor(() => expect(message).toBeVisible())
  expect(screen.queryByText('Não lido')).toBeNull()
})

describe('closing', () => {
  /** Who can be closed: grades of the project that somebody has already given. */
  async function openClosing() {
    const { user } = await openBook()
    await user.selectOptions(screen.getAllByLabelText('Avaliação')[0] ?? document.body, 'Projeto')
    await user.click(press('Fechar notas'))
    const [, count = ''] = /^(\d+) notas? v/.exec(screen.getByText(/notas? vai|notas? vão/).textContent) ?? []
    return { user, n: Number(count) }
  }

  test('a whole class is closed only where the number of grades is typed; what it means is said', async () => {
    const { user, n } = await openClosing()
    expect(n).toBeGreaterThan(2)
    expect(screen.getByText('Ninguém muda mais uma nota fechada, nem você.')).toBeVisible()
    expect(screen.getByText(/A média final do estudante aparece quando/)).toBeVisible()
    await user.type(screen.getByLabelText(`Para fechar, digite ${n}`), String(n + 1))
    const deed = press(`Fechar ${n} notas`).closest('button')
    // the safe button stands first and is filled, as in a dialog
    expect(deed?.previousElementSibling).toBe(press('Cancelar').closest('button'))
    expect(deed?.previousElementSibling?.className).toMatch(/primary/)
    await user.click(press(`Fechar ${n} notas`))
    await waitFor(() => expect(screen.getByLabelText(`Para fechar, digite ${n}`)).toBeInvalid())
    expect(mock.network.log().filter(({ operation }) => operation === 'AproveitamentoAluno')).toEqual([])
    await user.clear(screen.getByLabelText(`Para fechar, digite ${n}`))
    await user.type(screen.getByLabelText(`Para fechar, digite ${n}`), `${n}{Enter}`)
    await waitFor(() => expect(sentence()).toHaveFocus())
    await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
    // closed cells are text that says so, and no field
    expect(screen.getAllByText('Fechada').length).toBeGreaterThanOrEqual(n)
  })

  test('some of the students are chosen; who has no grade only by choice, and is named as such', async () => {
    const { user, n } = await openClosing()
    const details = screen.getByText(/^Escolher os estudantes/).closest('details')
    await user.click(screen.getByText(/^Escolher os estudantes/))
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
    const boxes = await screen.findAllByRole('checkbox', { checked: true })
    expect(boxes).toHaveLength(n)
    await user.click(press('Desmarcar todos'))
    expect(screen.getByText('Nenhuma nota para fechar')).toBeVisible()
    expect(screen.queryByText(/^Fechar \d/, { selector: 'button *' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /^Ana Prado Souza/ }))
    expect(screen.getByText('1 nota vai ser fechada')).toBeVisible()
    expect(screen.queryByLabelText(/^Para fechar, digite/)).toBeNull()
    // a few of many are as final as all of them
    const [other = document.body] = screen.getAllByRole('checkbox', { checked: false })
    await user.click(other)
    expect(screen.getByLabelText('Para fechar, digite 2')).toBeVisible()
    await user.click(other)
    await user.click(press('Fechar 1 nota'))
    await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
  })

  test('what is not sent comes first, and Cancelar leads back to the button', async () => {
    const { user, campo } = await openBook()
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    await user.click(press('Fechar notas'))
    expect(press('Fechar notas').closest('button')).toHaveAccessibleDescription(/envie antes 1 nota desta avaliação/)
    await user.click(press('Cancelar'))
    expect(press('Fechar notas').closest('button')).toHaveFocus()
  })
})

test('the head of the gradebook names the period', async () => {
  await openBook()
  expect(await screen.findByText(/^Matemática · 7º A · \d{4}, 2º bimestre$/)).toBeVisible()
})
