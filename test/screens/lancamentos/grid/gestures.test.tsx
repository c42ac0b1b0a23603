// What a teacher used to spreadsheets does in the gradebook: cutting a block, counts after it, long pastes, keys from anywhere, a wide class on paper.
import { act, createEvent, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage, t } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { useSheet } from '@/screens/lancamentos/panels/Sheet'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs, wideScreen } from '../window'

const exam = 'Prova do 2º bimestre'
const cellOf = (aluno: string) => screen.findByLabelText(`Nota de ${aluno} em ${exam}`)
const sendBar = () => screen.getByLabelText('Envio das notas')
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-chave]')].filter(({ ariaLabel }) =>
    ariaLabel?.endsWith(`em ${exam}`),
  )
const names = () =>
  [...document.querySelectorAll('tr[data-inactive="false"] [data-student]')].map((one) => one.textContent)

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
})

async function openBook(wide: boolean) {
  if (wide) wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  return { user, campo: await cellOf('Ana Prado Souza') }
}

describe('a block', () => {
  test('that is cut is on the clipboard whole and empty in the grid; one step brings it back', async () => {
    const { user, campo } = await openBook(true)
    await user.click(campo)
    await user.keyboard('7{Enter}8{Enter}')
    await user.click(campo)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    let taken = ''
    const setData = (_: string, text: string) => (taken = text)
    const cut = createEvent.cut(campo, { clipboardData: { setData } })
    fireEvent(campo, cut)
    await nextFrame()
    expect(cut.defaultPrevented).toBe(true)
    expect(taken.split('\n')).toHaveLength(3)
    expect(taken).toMatch(/^7,0\n(.*\n)?8,0/)
    await waitFor(() =>
      expect(
        fields()
          .slice(0, 2)
          .map(({ value }) => value),
      ).toEqual(['', '']),
    )
    expect(document.body).toHaveTextContent(/\d notas? apagadas?/)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(campo).toHaveValue('7,0'))
  })

  test('tells how many grades it has emptied: cells without one are none', async () => {
    const { user, campo } = await openBook(true)
    await user.click(campo)
    await user.keyboard('7{Enter}')
    await user.click(campo)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    const filled = () => fields().filter(({ value }, i) => i < 3 && value !== '').length
    const n = filled()
    expect(n).toBeLessThan(3)
    await user.keyboard('{Delete}')
    await waitFor(() => expect(filled()).toBe(0))
    const word = n === 1 ? '1 nota apagada' : `${n} notas apagadas`
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(word))
  })

  test('takes one pasted figure in all its cells, as one step', async () => {
    const { user, campo } = await openBook(true)
    await user.click(campo)
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await user.paste('6,5\n')
    const first = () =>
      fields()
        .slice(0, 3)
        .map(({ value }) => value)
    await waitFor(() => expect(first()).toEqual(['6,5', '6,5', '6,5']))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(first()).toEqual(['', '', '']))
    await user.keyboard('{Control>}z{/Control}')
    const told = () => screen.getAllByRole('status').map((one) => one.textContent)
    await waitFor(() => expect(told()).toContain('Nada para desfazer desde o último envio'))
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(first()).toEqual(['6,5', '6,5', '6,5']))
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(told()).toContain('Nada para refazer'))
  })

  test('is marked by Shift and an arrow to the side too, right after a figure was typed', async () => {
    const { user, campo } = await openBook(true)
    await user.click(campo)
    await user.keyboard('7{Shift>}{ArrowRight}{/Shift}')
    await nextFrame()
    expect(campo).toHaveFocus()
    expect(campo).toHaveValue('7,0')
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(2)
    // inside a figure the caret goes on marking letters
    await user.keyboard('{Escape}{F2}{Shift>}{ArrowLeft}{/Shift}')
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(0)
  })

  test('that is filled down or taken back is counted in the bar with the next frame, however many lines', async () => {
    const { user, campo } = await openBook(true)
    const many = fields().length
    expect(many).toBeGreaterThan(6)
    await user.click(campo)
    await user.keyboard('7{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
    await nextFrame()
    // typed and left just now: nobody has waited for a calm moment
    fireEvent.keyDown(campo, { key: 'd', ctrlKey: true })
    await nextFrame()
    await nextFrame()
    expect(sendBar()).toHaveTextContent(`${many} alterações não enviadas`)
    fireEvent.keyDown(campo, { key: 'z', ctrlKey: true })
    await nextFrame()
    await nextFrame()
    expect(sendBar()).toHaveTextContent('1 alteração não enviada')
  })
})

test('what is no grade is an error too where a page takes the place of its cell, and is led to', async () => {
  const { user, campo } = await openBook(true)
  await user.type(campo, 'abc')
  const other = names().find((name) => name !== 'Ana Prado Souza') ?? '?'
  fireEvent.paste(campo, { clipboardData: { getData: () => `${other}\t7\n` } })
  expect(await screen.findByText('Ctrl + Enter coloca na grade, Esc cancela')).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sendBar()).toHaveTextContent('1 com erro'))
  expect(within(sendBar()).getByRole('button', { name: 'Ir ao erro' })).toBeVisible()
})

test('beside a grade of the phone’s list stands what is said of this evaluation, and of no other', async () => {
  const { user, campo } = await openBook(false)
  await user.type(campo, 'abc')
  await user.tab()
  const row = () => screen.getByLabelText(/^Nota de Ana Prado Souza em/).closest('[role="listitem"]')
  await waitFor(() => expect(row()).toHaveTextContent('Escreva como 7,5'))
  // the picture of the class, drawn a moment later, has one of its own
  const [choice = document.body] = screen.getAllByLabelText('Avaliação')
  await user.selectOptions(choice, 'Participação')
  expect(await screen.findByLabelText('Nota de Ana Prado Souza em Participação')).toBeVisible()
  expect(row()).not.toHaveTextContent('Escreva')
  expect(sendBar()).toHaveTextContent('1 com erro')
})

test('Enter gives all the same grade, and does not press again what had opened the question', async () => {
  const { user, campo } = await openBook(true)
  await user.click(screen.getByText('Dar a mesma nota a quem está sem', { selector: 'button *' }))
  await user.type(await screen.findByLabelText('Nota'), '7{Enter}')
  await nextFrame()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(campo).toHaveValue('7,0'))
})

test('the same grade is typed at once where it is asked for, and written over where it was given', async () => {
  const { user } = await openBook(true)
  await user.click(screen.getByText('Dar a mesma nota a quem está sem', { selector: 'button *' }))
  expect(await screen.findByLabelText('Nota')).toHaveFocus()
  await user.keyboard('7{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveValue('7,0'))
  const first = document.activeElement
  await user.keyboard('9')
  expect(first).toHaveValue('9')
})

test('two quick presses upon two cells are no double press: what is typed writes over the second', async () => {
  const { user, campo } = await openBook(true)
  await user.click(campo)
  await user.keyboard('7{Enter}8{Enter}')
  const second = fields()[1] ?? screen.getByRole<HTMLInputElement>('textbox', { name: /Prova/ })
  fireEvent.mouseDown(campo, { detail: 1 })
  act(() => campo.focus())
  // a finger is so fast that the browser counts one double press
  fireEvent.mouseDown(second, { detail: 2 })
  act(() => second.focus())
  for (const kind of ['mouseUp', 'click', 'doubleClick'] as const) fireEvent[kind](second, { detail: 2 })
  expect(second).toHaveValue('8,0')
  expect([second.selectionStart, second.selectionEnd]).toEqual([0, 3])
})

test('the same grade given to all is taken back by Ctrl+Z from where the focus then is', async () => {
  const { user, campo } = await openBook(true)
  await user.click(screen.getByText('Dar a mesma nota a quem está sem', { selector: 'button *' }))
  await user.type(await screen.findByLabelText('Nota'), '7{Enter}')
  await waitFor(() => expect(campo).toHaveValue('7,0'))
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(campo).toHaveValue(''))
})

describe('a paste', () => {
  const paste = async (lines: readonly string[]) => {
    const { user } = await openBook(true)
    const all = names()
    await user.click(screen.getByText('Colar da planilha', { selector: 'button *' }))
    await user.click(screen.getByLabelText('Notas copiadas'))
    await user.paste(lines.length > 0 ? lines.join('\n') : all.map((name) => turned(name)).join('\n'))
    return { user, all }
  }
  const turned = (name: string) => {
    const words = name.split(' ')
    return `${words.at(-1)}, ${words.slice(0, -1).join(' ')}\t7,5`
  }
  test('into one evaluation names it once, into several in each row', async () => {
    await paste(['Ana Prado Souza\t8'])
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads()).not.toContain('Avaliação')
    expect(screen.getByRole('table')).toHaveAccessibleName(`O que vai acontecer com cada nota: ${exam}`)
    fireEvent.change(screen.getByLabelText('Notas copiadas'), { target: { value: 'Ana Prado Souza\t8\t9' } })
    expect(heads()).toContain('Avaliação')
    expect(screen.getByRole('table')).toHaveAccessibleName('O que vai acontecer com cada nota')
  })
  test('with names turned round says what to do, takes all suggestions above the list, and keeps the focus', async () => {
    const { user, all } = await paste([])
    expect(screen.getByText('Diga quem são os nomes sem estudante')).toBeVisible()
    const accept = screen.getByText(/^Aceitar as \d+ sugestões$/).closest('button')
    const [first] = screen.getAllByRole('combobox', { name: /^Quem é / })
    expect(accept?.compareDocumentPosition(first ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(accept ?? document.body)
    expect(first).toHaveFocus()
    expect(document.body).not.toHaveTextContent('ninguém com este nome')
    expect(await screen.findByText(`Colocar ${all.length} notas na grade`)).toBeVisible()
  })
})

describe('one student on a phone', () => {
  test('what is unsent and its button stand in the bar at the foot, taking back beside the way home', async () => {
    const { user, campo } = await openBook(false)
    await user.type(campo, '7')
    await user.click(screen.getByText('Por estudante'))
    await nextFrame()
    const alone = within(screen.getByRole('region', { name: 'Um estudante' }))
    expect(sendBar()).toHaveAttribute('data-below', 'student')
    expect(within(sendBar()).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Enviar notas' })])
    await user.click(alone.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(sendBar()).toHaveTextContent('Nenhuma alteração para enviar'))
    expect(await cellOf('Ana Prado Souza')).toHaveValue('')
  })

  test('a step taken back on the page of another student is shown by name', async () => {
    const { user, campo } = await openBook(false)
    await user.type(campo, '7')
    await user.click(screen.getByText('Por estudante'))
    await nextFrame()
    await user.click(screen.getByRole('button', { name: 'Próximo' }))
    const alone = within(screen.getByRole('region', { name: 'Um estudante' }))
    await user.click(alone.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findAllByText(`Desfeito: Ana Prado Souza, ${exam}`)).not.toHaveLength(0)
  })
})

test('the page is printed as the sheets to sign, with the picture of the class; the sheet that is asked for alone', () => {
  const { result } = renderHook(() => useSheet())
  const onPaper = () => [result.current.drawn, result.current.signing]
  const printing = (event: string) => act(() => void window.dispatchEvent(new Event(event)))
  expect(onPaper()).toEqual([false, false])
  printing('beforeprint')
  expect(onPaper()).toEqual([true, false])
  printing('afterprint')
  expect(onPaper()).toEqual([false, false])
  vi.stubGlobal('print', vi.fn())
  act(() => result.current.print())
  expect(onPaper()).toEqual([true, true])
  printing('afterprint')
  expect(onPaper()).toEqual([false, false])
})

test.each(['pt-BR', 'en', 'es'] as const)('heads of absences and means fit a low line in %s', async (language) => {
  await setLanguage(language)
  for (const head of ['absences', 'partial', 'final'] as const)
    for (const word of t(`lancamentos.grade.${head}`).split(' ')) expect(word.length, word).toBeLessThan(8)
  await setLanguage('pt-BR')
})

describe('wherever the focus is', () => {
  test('Ctrl+Z and Ctrl+Y are heard wherever on the page the focus is, but for a field for words', async () => {
    const { user, campo } = await openBook(true)
    await user.type(campo, '7')
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(campo).toHaveValue(''))
    screen.getByRole('button', { name: 'Folha para assinar' }).focus()
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(campo).toHaveValue('7,0'))
    screen.getByRole('searchbox').focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(campo).toHaveValue('7,0')
  })

  test('a step taken back of a student whom the search hides shows them again', async () => {
    const { user, campo } = await openBook(true)
    await user.type(campo, '7')
    const other = names().find((name) => name !== 'Ana Prado Souza') ?? '?'
    await user.type(screen.getByRole('searchbox'), other)
    await waitFor(() => expect(campo).not.toBeInTheDocument())
    await user.click(await cellOf(other))
    await user.keyboard('{Control>}z{/Control}')
    const shown = await cellOf('Ana Prado Souza')
    expect(shown).toHaveValue('')
    await waitFor(() => expect(shown).toHaveFocus())
  })

  test('Esc elsewhere than on the page leaves a paste that is open as it is', async () => {
    const { user } = await openBook(true)
    await user.click(screen.getByRole('button', { name: 'Colar da planilha' }))
    const pasted = await screen.findByRole('textbox', { name: /^Notas copiadas|colad|planilha/i })
    await user.type(pasted, '7')
    screen.getByRole('link', { name: 'Privacidade' }).focus()
    await user.keyboard('{Escape}')
    expect(pasted).toHaveValue('7')
    pasted.focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(pasted).not.toBeInTheDocument())
  })

  test('the question mark opens the shortcuts from anywhere but a field for words', async () => {
    const { user } = await openBook(true)
    act(() => screen.getByRole('heading', { level: 1 }).focus())
    await user.keyboard('?')
    const keys = await screen.findByRole('dialog', { name: t('lancamentos.keys.title') })
    await user.click(within(keys).getByRole('button', { name: t('lancamentos.keys.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const search = screen.getByRole('searchbox')
    await user.type(search, '?')
    expect(search).toHaveValue('?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the picture of the class counts no text as a grade that waits to be sent', async () => {
  const { user, campo } = await openBook(true)
  await user.type(campo, 'abc{Enter}7{Enter}')
  await waitFor(() => expect(document.body).toHaveTextContent(t('lancamentos.picture.unsent', { n: 1 })))
  expect(document.body).not.toHaveTextContent(t('lancamentos.picture.unsent', { n: 2 }))
})

test('one student at a time: an error of another one is reached before anything is sent', async () => {
  const { user, campo } = await openBook(false)
  await user.type(campo, 'abc{Enter}7')
  await user.click(await screen.findByRole('button', { name: t('lancamentos.student.open') }))
  const turn = await screen.findByRole('button', { name: t('lancamentos.student.next') })
  await user.click(turn)
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent('Ana Prado Souza'))
  await user.click(within(sendBar()).getByRole('button', { name: t('lancamentos.bar.toFault') }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Prado Souza' })).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveValue('abc'))
})

test('grades that could not be published are counted once', async () => {
  const { user, campo } = await openBook(false)
  await user.type(campo, '7')
  await user.click(await within(sendBar()).findByRole('button', { name: t('lancamentos.bar.send') }))
  await waitFor(() => expect(sendBar()).toHaveTextContent(/^Tudo enviado/))
  mock.fail('AproveitamentoAluno', 403)
  await user.click(await screen.findByRole('button', { name: t('lancamentos.publish.button') }))
  await user.click(await screen.findByRole('button', { name: /^Publicar \d+ notas?$/ }))
  await waitFor(() => expect(sendBar()).toHaveTextContent(/notas? para publicar/))
  expect(sendBar()).not.toHaveTextContent(/\d alteraç/)
  expect(document.body).toHaveTextContent(t('common.error.forbidden'))
})

test('what was not published is asked for anew from where it is told, on the page of that evaluation', async () => {
  const { user } = await openBook(false)
  await user.click(await screen.findByRole('button', { name: t('lancamentos.publish.button') }))
  const choice = await screen.findByLabelText('Avaliação')
  await user.selectOptions(choice, 'Projeto')
  mock.fail('AproveitamentoAluno', 409, { times: 1 })
  await user.click(await screen.findByRole('button', { name: /^Publicar \d+ notas?$/ }))
  const again = await screen.findByRole('button', { name: 'Publicar notas: Projeto' })
  const [other] = screen.getAllByLabelText('Avaliação')
  await user.selectOptions(other ?? choice, 'Participação')
  await user.click(again)
  expect(await screen.findByLabelText('Avaliação')).toHaveDisplayValue('Projeto')
  await user.click(await screen.findByRole('button', { name: 'Publicar 1 nota' }))
  await waitFor(() => expect(sendBar()).toHaveTextContent(/^Tudo enviado/))
  expect(screen.queryByRole('button', { name: 'Publicar notas: Projeto' })).toBeNull()
})
