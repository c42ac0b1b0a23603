// One student at a time, the sheet to sign, and how many keys a teacher needs: on the real screen, as a list: in a grid the keys are the same.
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Column, withChanges } from '@/domain/lancamento'
import { mock } from '@/mock/doors/node'
import { parts } from '@/screens/lancamentos/panels/Sheet'
import { nextFrame, openAt } from '../../support/render'
import { elsewhere, stored } from './diary'
import { screenIs, wideScreen } from './window'

const exam = 'Prova do 2º bimestre'
const small = () => mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
beforeEach(() => {
  screenIs(false)
})
const cell = (aluno: string, avaliacao = exam) => screen.findByLabelText(`Nota de ${aluno} em ${avaliacao}`)
const alone = () => within(screen.getByRole('region', { name: 'Um estudante' }))
const open = async () => {
  const { user, router } = openAt('/turmas/1011/lancar', { as: 'carla' })
  return { user, router, campo: await cell('Ana Prado Souza') }
}
/** Rows as the pretended service has them, in order. */
const names = () => [...document.querySelectorAll('[data-student]')].map((one) => one.textContent)
const heading = () => alone().getByRole('heading', { level: 2 })

describe('one student at a time', () => {
  test('by a key and back, with the drafts and the sending of the grid; the address tells nobody', async () => {
    small()
    const { user, campo, router } = await open()
    const before = router.state.location
    const all = names()
    await user.type(campo, '7')
    await user.keyboard('{F4}')
    expect(heading()).toHaveTextContent('Ana Prado Souza')
    expect(await cell('Ana Prado Souza')).toHaveValue('7,0')
    expect(await cell('Ana Prado Souza')).toHaveFocus()
    // down the evaluations, past the last on to the next student
    await user.keyboard('8{Enter}')
    expect(await cell('Ana Prado Souza', 'Participação')).toHaveFocus()
    while (heading().textContent === all[0]) await user.keyboard('{Enter}')
    // who left the class has nothing to be written in
    expect(all[1]).toBe('Gustavo Augusto Leite Borges')
    expect(heading()).toHaveTextContent(all[2] ?? '?')
    expect(document.activeElement).toHaveAttribute('data-id')
    await user.keyboard('{PageDown}')
    expect(alone().getByText(/^\d de 8$/)).toHaveTextContent(/^[45] de 8$/)
    await user.click(alone().getByText('Anterior'))
    await user.click(alone().getByText('Lista da turma'))
    expect(screen.queryByRole('region', { name: 'Um estudante' })).toBeNull()
    expect(document.activeElement).toHaveAttribute('data-student')
    expect(await cell('Ana Prado Souza')).toHaveValue('8,0')
    expect(router.state.location.key).toBe(before.key)
    await user.click(await cell('Ana Prado Souza'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText(/^Tudo enviado/)).toBeVisible()
  })
  test.each(['{F4}', '{Escape}'])('back in the grid by %s, the evaluation in use is in use', async (keys) => {
    wideScreen()
    small()
    const { user, campo } = await open()
    await user.click(campo)
    await user.keyboard('{F4}')
    await waitFor(async () => expect(await cell('Ana Prado Souza')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await cell('Ana Prado Souza', 'Participação')).toHaveFocus()
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Um estudante' })).toBeNull())
    await waitFor(async () => expect(await cell('Ana Prado Souza', 'Participação')).toHaveFocus())
  })
  test('F4 leads back from wherever the focus is', async () => {
    small()
    const { user, campo } = await open()
    await user.click(campo)
    await user.keyboard('{F4}')
    await user.click(alone().getByText('Próximo'))
    expect(heading()).toHaveTextContent('Gustavo Augusto Leite Borges')
    await user.keyboard('{F4}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Um estudante' })).toBeNull())
  })
  test('by a press on a name, and on a phone without opening its keys', async () => {
    small()
    const { user } = await open()
    const all = names()
    await user.click(screen.getByText('Por estudante'))
    expect(heading()).toHaveTextContent(all[0] ?? '?')
    expect(heading()).toHaveFocus()
    expect(alone().getByText('Anterior').closest('button')).toHaveAttribute('aria-disabled', 'true')
    await user.click(alone().getByText('Próximo'))
    expect(heading()).toHaveTextContent(all[1] ?? '?')
    await user.click(alone().getByText('Lista da turma'))
    expect(document.activeElement).toHaveTextContent(all[1] ?? '?')
    // the picture of the class names students too, below the list
    const [name = document.body] = screen.getAllByText(all[2] ?? '?', { selector: 'button *' })
    await user.click(name)
    expect(heading()).toHaveTextContent(all[2] ?? '?')
  })
})

describe("what stands in place of the class is closed by the system's Back", () => {
  const back = async (router: Awaited<ReturnType<typeof open>>['router']) => {
    await act(() => router.navigate(-1))
    await nextFrame()
  }
  test('one student, whoever was turned to; what was typed stays, and the history knows no student', async () => {
    small()
    const { user, router, campo } = await open()
    const { key } = router.state.location
    await user.type(campo, '7{F4}')
    await user.click(alone().getByText('Próximo'))
    expect(router.state.location.state).toEqual({ over: 1 })
    await back(router)
    expect(screen.queryByRole('region', { name: 'Um estudante' })).toBeNull()
    expect(router.state.location.key).toBe(key)
    expect(document.activeElement).toHaveTextContent('Gustavo Augusto Leite Borges')
    expect(await cell('Ana Prado Souza')).toHaveValue('7,0')
    expect(screen.queryByRole('dialog')).toBeNull()
    // an entry that nothing is shown for any more leads back by itself
    await act(() => router.navigate(1))
    await waitFor(() => expect(router.state.location.key).toBe(key))
  })
  test.each(['{F4}', '{Escape}'])(
    'one student by %s too',
    async (keys) => {
      small()
      const { user, router, campo } = await open()
      await user.click(campo)
      await user.keyboard('{F4}')
      expect(alone().getByText('Lista da turma')).toBeVisible()
      await user.keyboard(keys)
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Um estudante' })).toBeNull())
      await waitFor(() => expect(router.state.location.state).toBeNull())
    },
    30_000,
  )
  test('a page over one student, and then the student', async () => {
    small()
    const { user, router, campo } = await open()
    await user.click(campo)
    await user.keyboard('{F4}')
    fireEvent(
      await cell('Ana Prado Souza'),
      createEvent.paste(campo, { clipboardData: { getData: () => 'Ana Prado Souza\t8' } }),
    )
    expect(await screen.findByText(/^Colocar 1 nota na grade$/)).toBeVisible()
    await waitFor(() => expect(router.state.location.state).toEqual({ over: 2 }))
    await back(router)
    expect(heading()).toHaveTextContent('Ana Prado Souza')
    await back(router)
    expect(screen.queryByRole('region', { name: 'Um estudante' })).toBeNull()
  })
  test('publishing, with the focus on what opened it', async () => {
    small()
    const { user, router } = await open()
    await waitFor(() =>
      expect(screen.getByText('Publicar notas').closest('button')).not.toHaveAttribute('aria-disabled'),
    )
    await user.click(screen.getByText('Publicar notas'))
    expect(await screen.findByText('Conferir antes de publicar')).toBeVisible()
    await waitFor(() => expect(router.state.location.state).toEqual({ over: 1 }))
    await back(router)
    await waitFor(() => expect(screen.queryByText('Conferir antes de publicar')).toBeNull())
    expect(document.activeElement).toHaveTextContent('Publicar notas')
  })
})

test.each([
  ['what was sent', '8,0'],
  ['what somebody else has sent meanwhile', '9,0'],
])(
  '%s stands in the class for whoever leaves it and comes back',
  async (_, figure) => {
    small()
    const { user, campo, router } = await open()
    await user.type(campo, '8{Control>}{Enter}{/Control}')
    await waitFor(() => expect(document.body).toHaveTextContent(/1 estudante confirmado/))
    await act(() => router.navigate('/turmas'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Minhas turmas' })).toBeVisible()
    if (figure === '9,0') {
      const record = await stored(mock, Number(campo.dataset['id']))
      await elsewhere(mock, withChanges(record, new Map([[campo.dataset['chave'] ?? '', { bases: [], valor: 9 }]])))
    }
    await act(() => router.navigate('/turmas/1011/lancar'))
    await waitFor(async () => expect(await cell('Ana Prado Souza')).toHaveValue(figure))
  },
  30_000,
)

describe('a sheet to sign', () => {
  test('every student by number, with means, absences, situation, and place to sign; drawn before the paper is', async () => {
    small()
    const { user, campo } = await open()
    await user.type(campo, '9{Enter}')
    let onPaper: string[] = []
    let head = ''
    vi.stubGlobal('print', () => {
      const sheet = document.querySelector('main table:last-of-type')
      onPaper = [...(sheet?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.children].map((one) => one.textContent).join(' | '),
      )
      head = sheet?.textContent ?? ''
    })
    await user.click(await screen.findByText('Folha para assinar'))
    expect(onPaper).toHaveLength(8)
    expect(onPaper[0]).toMatch(/^1 \| Ana Prado Souza \| 8,0 \| 7,4 \| .*\| 26 \| \d,\d+ \|.*\| Ativo$/)
    expect(onPaper.some((row) => row.includes('Inativo'))).toBe(true)
    expect(head).toMatch(/Folha de notas · .*Matemática · 7º A · \d{4}, 2º bimestre.*Professor\(a\): Carla/)
    expect(head).toContain(`7º A · ${new Date().getFullYear()}, `)
    expect(head).toMatch(/não enviadas ou não confirmadas: elas não estão nesta folha/)
    expect(head).toMatch(/Data.*Assinatura/)
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByText('Folha de notas')).toBeNull()
  })
  test('more evaluations than can be read beside each other follow in even parts', () => {
    const columns = (n: number) => Array.from({ length: n }, (_, i) => ({ chave: String(i) }) as Column)
    expect(parts(columns(8)).map((one) => one.length)).toEqual([8])
    expect(parts(columns(20)).map((one) => one.length)).toEqual([10, 10])
    expect(parts(columns(44)).map((one) => one.length)).toEqual([11, 11, 11, 11])
    expect(parts(columns(44)).flat()).toEqual(columns(44))
  })
})

describe('keys for a class', () => {
  /** Keys that are no part of what is written; a figure counts as one. */
  const counting = () => {
    const pressed = { keys: 0 }
    document.addEventListener('keydown', ({ key }) => {
      if (!['Control', 'Shift'].includes(key)) pressed.keys += 1
    })
    return pressed
  }
  const active = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[data-chave]')].filter(({ ariaLabel }) =>
      ariaLabel?.endsWith(`em ${exam}`),
    ).length

  test('35 grades typed and sent: a figure and Enter each, and Ctrl+Enter', async () => {
    mock.backend.reset()
    const { user, campo } = await open()
    const pressed = counting()
    const n = active()
    expect(n).toBe(35)
    await user.click(campo)
    for (let i = 0; i < n; i++) await user.keyboard('7{Enter}')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(document.body).toHaveTextContent(/\d estudantes confirmados/), { timeout: 20_000 })
    expect(pressed.keys).toBe(2 * n + 1)
  })

  test('a column pasted from a diary: Ctrl+V, Ctrl+Enter, and Ctrl+Enter to send', async () => {
    mock.backend.reset()
    const { user, campo } = await open()
    const pressed = counting()
    await user.click(campo)
    const text = names()
      .map((name, i) => `${i + 1}\t${name}\t${(i % 9) + 1},5`)
      .join('\n')
    pressed.keys += 1 // Ctrl+V
    const paste = createEvent.paste(campo, { clipboardData: { getData: () => `Nº\tNome\tNota\n${text}` } })
    fireEvent(campo, paste)
    expect(await screen.findByText(/^Colocar \d+ notas na grade$/)).toBeVisible()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await nextFrame()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-chave'))
    expect(campo.isConnected ? campo : await cell('Ana Prado Souza')).toHaveValue('1,5')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(document.body).toHaveTextContent(/\d estudantes confirmados/), { timeout: 20_000 })
    expect(pressed.keys).toBe(3)
  })
})
