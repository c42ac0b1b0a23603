// What a cell shows is what the book holds, however its figure came there and whatever was drawn before.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { screenIs, wideScreen } from '../window'

const exam = 'Prova do 2º bimestre'
const sendBar = () => screen.getByLabelText('Envio das notas')
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-chave]')].filter(({ ariaLabel }) =>
    ariaLabel?.endsWith(`em ${exam}`),
  )
const values = () => fields().map(({ value }) => value)

beforeEach(() => {
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
})

const grading = { scaleMax: 10, passingAverage: 6, decimals: 2 }

async function openBook(wide: boolean, config = {}) {
  if (wide) wideScreen()
  else screenIs(false)
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config })
  const campo = await screen.findByLabelText(`Nota de Ana Prado Souza em ${exam}`)
  if (!(campo instanceof HTMLInputElement)) throw new Error('no field')
  return { user, campo }
}

test('a block put there again by keys and taken back at once by the button is gone from every cell', async () => {
  const { user, campo } = await openBook(true)
  const before = values()
  await user.click(campo)
  await user.keyboard('8{Enter}')
  await user.click(campo)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await user.keyboard('{Control>}d{/Control}')
  await waitFor(() => expect(values().filter((value) => value === '8,0').length).toBeGreaterThan(5))
  const filled = values()
  // all is drawn as it stands before the next keys
  await new Promise((done) => setTimeout(done, 400))
  await user.keyboard('{Control>}z{/Control}')
  await new Promise((done) => setTimeout(done, 400))
  await user.keyboard('{Control>}y{/Control}')
  await waitFor(() => expect(values()).toEqual(filled))
  await user.click(within(sendBar()).getByRole('button', { name: 'Desfazer' }))
  expect(values()).toEqual([campo.value, ...before.slice(1)])
  await new Promise((done) => setTimeout(done, 400))
  expect(values()).toEqual(['8,0', ...before.slice(1)])
})

test.each([
  ['the list', false],
  ['the grid', true],
])(
  'the same figure in other words stands in %s as the school writes it',
  async (_, wide) => {
    const { user, campo } = await openBook(wide)
    await user.click(campo)
    await user.keyboard('9{Control>}{Enter}{/Control}')
    const sentence = within(sendBar()).getByText(/./, { selector: 'p' })
    await waitFor(() => expect(sentence).toHaveTextContent(/^Tudo enviado/))
    await user.keyboard('9.00{Enter}')
    await waitFor(() => expect(campo).toHaveValue('9,0'))
    await waitFor(() => expect(sentence).toHaveTextContent(/^Tudo enviado/))
  },
  15_000,
)

test('after a paste the cursor stands at the topmost student of it, in whatever order the lines came', async () => {
  const { user } = await openBook(false)
  const names = screen.getAllByRole('listitem').flatMap((one) => one.querySelector('[data-student]')?.textContent ?? [])
  const [first = '', second = '', third = ''] = names
  await user.click(screen.getByRole('button', { name: 'Colar da planilha' }))
  await user.click(await screen.findByLabelText('Notas copiadas'))
  await user.paste([third, second, first].map((name) => `${name}\t8`).join('\n'))
  await user.click(await screen.findByRole('button', { name: 'Colocar 3 notas na grade' }))
  await waitFor(() => expect(screen.getByLabelText(`Nota de ${first} em ${exam}`)).toHaveFocus())
})

test('where nobody may write, a published grade is told from a draft and from a closed one, as its legend says', async () => {
  mock.backend.reset({ size: { seteA: 38, escolas: 1 } })
  await openBook(true)
  const inactive = document.querySelector('tr[data-inactive="true"]')
  const cells = [...(inactive?.querySelectorAll<HTMLElement>('td > span') ?? [])]
  const told = (of: string) => cells.filter((cell) => cell.textContent.endsWith(of))
  expect(told('Publicada').map(({ dataset }) => dataset['publicada'])).toEqual(['true'])
  expect(told('Fechada').length).toBeGreaterThan(0)
  expect(told('Fechada').every(({ dataset }) => dataset['fechada'] === 'true')).toBe(true)
  expect(
    cells.some(({ textContent }) => /\d$/.test(textContent)),
    'a draft',
  ).toBe(true)
  expect(screen.getByText(/Fechada: não muda mais\./)).toHaveTextContent(/• Recebida: .* ✓ Confirmada: /)
})

test('steps are taken back by the button and made again by the keys, where the focus is', async () => {
  const { user, campo } = await openBook(false)
  await user.click(campo)
  await user.keyboard('8{Enter}7{Enter}')
  const undo = await within(sendBar()).findByRole('button', { name: 'Desfazer' })
  await user.click(undo)
  expect(undo, 'one step is left').toHaveFocus()
  // taken back by the keys too, the button goes and leaves nobody behind
  await user.keyboard('{Control>}z{/Control}')
  const sentence = within(sendBar()).getByText(/./, { selector: 'p' })
  await waitFor(() => expect(sentence).toHaveFocus())
  expect(values().slice(0, 2)).toEqual(['', ''])
  await user.keyboard('{Control>}y{/Control}')
  expect(values().slice(0, 2)).toEqual(['8,0', ''])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
  expect(values().slice(0, 2)).toEqual(['8,0', '7,0'])
  await user.keyboard('{Control>}z{/Control}')
  expect(values().slice(0, 2)).toEqual(['8,0', ''])
})

test('before closing all students are counted: chosen, without a grade, and not chosen', async () => {
  const { user } = await openBook(false)
  await user.click(await screen.findByText('Procurar, ordenar, fechar'))
  await user.click(screen.getByRole('button', { name: 'Fechar notas' }))
  await user.selectOptions(await screen.findByLabelText('Avaliação'), 'Projeto')
  await user.click(await screen.findByText(/^Escolher os estudantes/))
  const [first] = await screen.findAllByRole('checkbox', { checked: true })
  if (!first) throw new Error('nobody is chosen')
  await user.click(first)
  expect(screen.getByText('1 nota continua aberta: não foi escolhida')).toBeVisible()
})

test('grades kept from before are counted as long as they stand as they did', async () => {
  const first = await openBook(false)
  await first.user.click(first.campo)
  await first.user.keyboard('6{Enter}7{Enter}')
  await waitFor(() => expect(sendBar()).toHaveTextContent('2 alterações não enviadas'))
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  const { user, campo } = await openBook(false)
  await waitFor(() => expect(sendBar()).toHaveTextContent('2 alterações não enviadas · 2 guardadas de antes'))
  await user.click(campo)
  await user.keyboard('8{Enter}')
  await waitFor(() => expect(sendBar()).toHaveTextContent('2 alterações não enviadas · 1 guardada de antes'))
})

test('whoever has no grade is closed only by choice, and counted among no grades', async () => {
  const { user } = await openBook(false)
  await user.click(await screen.findByText('Procurar, ordenar, fechar'))
  await user.click(screen.getByRole('button', { name: 'Fechar notas' }))
  await user.selectOptions(await screen.findByLabelText('Avaliação'), 'Participação')
  const [graded = ''] = /^\d+/.exec(screen.getByText(/ser fechadas?$/).textContent) ?? []
  await user.click(screen.getByText(/^Escolher os estudantes/))
  const published = () => screen.queryByText(/fechar também publica$/)?.textContent
  const before = published()
  const without = { name: /: Sem nota ainda$/ }
  await screen.findAllByRole('checkbox', { checked: true })
  const [first = document.body] = screen.getAllByRole('checkbox', without)
  await user.click(first)
  expect(screen.getByText(/^1 está sem nota/)).toBeVisible()
  expect(screen.getByText(/ser fechadas?$/)).toHaveTextContent(new RegExp(`^${graded} `))
  expect(published()).toBe(before)
  expect(screen.getByRole('button', { name: `Fechar para ${Number(graded) + 1} estudantes` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Desmarcar todos' }))
  await user.click(first)
  expect(screen.queryByText(/ser fechadas?$/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Fechar para 1 estudante' })).toBeVisible()
})

const lineOf = (text: string | null | undefined) =>
  /Média parcial: (Abaixo de 6,0 )?(\d+,\d\d|—)/.exec((text ?? '').replace('↓', ''))
const hundredths = (figure = '') => Number(figure.replace(',', ''))

test('the mean that a phone sorts its list by stands on each line, marked where it is below the pass mark; so do absences', async () => {
  const { user } = await openBook(false, { grading })
  const lines = () => within(screen.getByRole('list', { name: `Notas de ${exam}` })).getAllByRole('listitem')
  const told = () => lines().map(({ textContent }) => lineOf(textContent))
  expect(told().every((one) => one === null)).toBe(true)
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Menor média primeiro')
  const active = lines().flatMap((line) => (line.textContent.includes('Inativo') ? [] : [lineOf(line.textContent)]))
  const means = active.map((one) => hundredths(one?.[2]))
  expect(means).toEqual(means.toSorted((a, b) => a - b))
  expect(active.map((one) => one?.[1] !== undefined)).toEqual(means.map((mean) => mean < 600))
  expect(new Set(means.map((mean) => mean < 600)).size, 'some are marked, some are not').toBe(2)
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Mais faltas primeiro')
  expect(told().every((one) => one === null)).toBe(true)
  const [ana] = lines().filter(({ textContent }) => textContent.includes('Ana Prado Souza'))
  expect(ana).toHaveTextContent(/Faltas: .+ 26$/)
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Como na escola')
  expect(lines().some(({ textContent }) => /Faltas|Média/.test(textContent))).toBe(false)
})

test('the page of one student marks a mean as the class does', async () => {
  const { user } = await openBook(false, { grading })
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Menor média primeiro')
  const listed = screen.getAllByRole('listitem').flatMap(({ textContent }) => lineOf(textContent)?.[0] ?? [])
  await user.click(screen.getByRole('button', { name: 'Por estudante' }))
  const alone = screen.getByRole('region', { name: 'Um estudante' })
  for (const words of listed) {
    expect(lineOf(alone.textContent)?.[0]).toBe(words)
    await user.click(within(alone).getByRole('button', { name: 'Próximo' }))
  }
  expect(listed.some((words) => words.includes('Abaixo de'))).toBe(true)
})
