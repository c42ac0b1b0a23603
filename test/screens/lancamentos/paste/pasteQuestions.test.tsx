// What the gradebook asks and tells: figures above the scale, what was sent today, leaving with unsent grades.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { noteReachable } from '@/api/network/connection'
import { setLanguage } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { createScale } from '@/screens/lancamentos/book/scale'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs } from '../window'

const endereco = '/turmas/1011/lancar'
const grading = { scaleMax: 10, passingAverage: 6, decimals: 1 }

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

const sendBar = () => screen.getByLabelText('Envio das notas')
async function openBook(config = {}) {
  const opened = openAt(endereco, { as: 'carla', config })
  return { ...opened, campo: await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre') }
}

describe('a figure above the scale', () => {
  test('of the settings is asked about while it is typed, stays, and can be sent', async () => {
    const { user, campo } = await openBook({ grading })
    await user.type(campo, '75')
    await nextFrame()
    expect(campo).toHaveAccessibleDescription('Passa de 10. Não seria 7,5?')
    expect(campo).toHaveValue('75')
    expect(campo).not.toBeInvalid()
    expect(sendBar()).toHaveTextContent('1 alteração não enviada · 1 para conferir')
    expect(screen.getByRole('button', { name: 'Enviar notas' })).toBeVisible()
    await user.type(campo, '{Control>}a{/Control}7,5')
    await nextFrame()
    expect(campo).toHaveAccessibleDescription('Não enviada')
    expect(sendBar()).not.toHaveTextContent('para conferir')
  })
  test('is led to from the bar, and asked about once more before it is sent: correcting leads to it', async () => {
    const { user, campo } = await openBook({ grading })
    await user.type(campo, '75')
    await nextFrame()
    screen.getByRole('button', { name: 'Enviar notas' }).focus()
    await user.click(screen.getByRole('button', { name: 'Conferir' }))
    await waitFor(() => expect(campo).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Enviar notas' }))
    const question = within(await screen.findByRole('dialog', { name: 'Confira 1 nota antes de enviar' }))
    expect(question.getByRole('listitem')).toHaveTextContent(
      'Ana Prado Souza · Prova do 2º bimestre: 75,0. Passa de 10. Não seria 7,5?',
    )
    expect(document.body).not.toHaveTextContent('já publicada')
    expect(question.queryByText(/com erro/)).toBeNull()
    await user.click(question.getByRole('button', { name: 'Corrigir' }))
    await waitFor(() => expect(campo).toHaveFocus())
    expect(campo).toHaveValue('75,0')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
    await waitFor(() => expect(campo).toBeInvalid())
    await waitFor(() => expect(sendBar()).toHaveTextContent(/não aceita/))
    expect(sendBar()).not.toHaveTextContent('para conferir')
  })
  test('is asked about beside one with an error: said that this one does not leave', async () => {
    const { user, campo } = await openBook({ grading })
    await user.type(campo, 'abc{Enter}75')
    await nextFrame()
    await user.click(screen.getByRole('button', { name: 'Enviar notas' }))
    const question = within(await screen.findByRole('dialog', { name: 'Confira 1 nota antes de enviar' }))
    expect(question.getByText('1 nota com erro não vai: fica aqui para corrigir.')).toBeVisible()
  })
  test('is asked about where the same grade is given to many', async () => {
    const { user } = await openBook({ grading })
    await user.click(screen.getByText('Dar a mesma nota a quem está sem', { selector: 'button *' }))
    const field = await screen.findByLabelText('Nota')
    await user.type(field, '15')
    expect(field).toHaveAccessibleDescription('Passa de 10. Não seria 1,5?')
  })
  test('is asked about with the comma of the school in another language too', async () => {
    await setLanguage('en')
    const { user } = openAt(endereco, { as: 'carla', config: { grading } })
    const campo = await screen.findByLabelText(/Ana Prado Souza.*Prova do 2º bimestre/)
    await user.type(campo, '75')
    await nextFrame()
    expect(campo).toHaveAccessibleDescription('Above 10. Did you mean 7,5?')
    await setLanguage('pt-BR')
  })
  test('that is pasted is put in and asked about, in the preview and in its cell; nothing is refused for it', async () => {
    const { user, campo } = await openBook({ grading })
    await user.click(campo)
    await user.paste('Ana Prado Souza\t75\nBeatriz Queiroz Vieira\t7,5')
    const row = await screen.findByRole('row', { name: /Ana Prado Souza/ })
    expect(row).toHaveTextContent(/75,0.*Nova.*Passa de 10\. Não seria 7,5\?/)
    expect(screen.getByText(/^Novas/)).toHaveTextContent(/Recusadas: 0 · 1 para conferir$/)
    await user.click(screen.getByRole('button', { name: /^Colocar \d notas? na grade/ }))
    await nextFrame()
    const [ana] = await screen.findAllByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
    expect(ana).toHaveValue('75,0')
    expect(ana).toHaveAccessibleDescription('Passa de 10. Não seria 7,5?')
    expect(sendBar()).toHaveTextContent(/não enviadas? · 1 para conferir/)
  })
  test('without settings is that of the largest grade there is, or of what the service has refused', () => {
    const scale = createScale(null)
    expect(scale.above(75), 'nothing is known').toBeNull()
    for (const valor of [4, null, 9.5]) scale.saw(valor)
    expect([scale.above(10), scale.above(75)]).toEqual([null, { why: 'point', max: 10, meant: 7.5 }])
    scale.saw(88)
    expect([scale.above(95), scale.above(100.5)]).toEqual([null, { why: 'scale', max: 100 }])
    scale.wasRefused([12, 50, undefined])
    expect(scale.above(90), 'refused for another reason: higher grades are there').toBeNull()
    scale.wasRefused([93, null])
    expect([scale.above(92), scale.above(93)]).toEqual([null, { why: 'refused', max: 93 }])
    expect(createScale(10).above(10.5)).toEqual({ why: 'scale', max: 10 })
    expect(createScale(10).above(825), 'two decimals').toEqual({ why: 'point', max: 10, meant: 8.25 })
  })
})

test('what is said after pasting tells what was refused and left out; one student in two rows is asked about', async () => {
  const { user, campo } = await openBook({ grading })
  await user.click(campo)
  await user.paste('Ana Prado Souza\t7\nAna Prado Souza\t8\nFulano de Tal\t5')
  const asked = await screen.findAllByRole('combobox', { name: 'Quem é Ana Prado Souza?' })
  expect(
    asked.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toEqual(['Colado: 7', 'Colado: 8'])
  for (const field of asked) await user.selectOptions(field, 'É Ana Prado Souza')
  await user.click(screen.getByRole('button', { name: 'Colocar 1 nota na grade' }))
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
      '1 nota colocada na grade. Nada foi enviado ainda. 1 nota recusada. 1 nome ficou de fora: não se sabe de quem é.',
    ),
  )
})

test('a pasted column left over is named before anything is put in, and its evaluation can be chosen there', async () => {
  const { user } = await openBook({ grading })
  await user.click(screen.getByRole('button', { name: 'Colar da planilha' }))
  await user.selectOptions(await screen.findByLabelText('Colar a partir da avaliação'), 'Exame final')
  await user.click(screen.getByLabelText('Notas copiadas'))
  await user.paste('Nome\tSeminário\tDebate\tObs\nAna Prado Souza\t7\t9\tboa')
  expect(await screen.findByText('Estas colunas ficam de fora: Debate, Obs.')).toBeVisible()
  const field = screen.getByRole('combobox', { name: /^Debate/ })
  expect(field).toBeVisible()
  expect(field).toHaveDisplayValue('Não colar')
  await user.selectOptions(field, 'Participação')
  expect(field, 'it stays where it is').toBeVisible()
  expect(field).toHaveFocus()
  expect(screen.getByText('Esta coluna fica de fora: Obs.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Colocar 2 notas na grade' }))
  const [evaluation = document.body] = await screen.findAllByLabelText('Avaliação')
  await user.selectOptions(evaluation, 'Participação')
  expect(await screen.findByLabelText('Nota de Ana Prado Souza em Participação')).toHaveValue('9,0')
})

test('columns of which nobody knows what they are are named where they keep the block from being put in', async () => {
  const { user } = await openBook({ grading })
  await user.click(screen.getByRole('button', { name: 'Colar da planilha' }))
  await user.click(await screen.findByLabelText('Notas copiadas'))
  await user.paste('Nome\tProva parcial\tTrabalho\tMaquete\nAna Prado Souza\t7\t8\t9')
  const place = screen.getByRole('button', { name: 'Colocar na grade' })
  expect(place).toHaveAccessibleDescription('Diga o que são estas colunas: Trabalho, Maquete')
  const spoken = () => document.querySelector('[aria-live=polite]')?.textContent
  await user.click(place)
  expect(spoken(), 'at a press').toContain('Diga o que são estas colunas: Trabalho, Maquete')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Trabalho/ }), 'Participação')
  expect(place).toHaveAccessibleDescription('Diga o que é esta coluna: Maquete')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(spoken(), 'by keys').toContain('Diga o que é esta coluna: Maquete')
  await user.clear(screen.getByLabelText('Notas copiadas'))
  await user.paste('Nome\tProva parcial\tA\tB\tC\tD\nAna Prado Souza\t7\t8\t9\t5\t6')
  expect(place).toHaveAccessibleDescription('Diga o que são estas colunas: A, B, C…')
})

test('an absent student in a pasted block is told to be left empty, and the others are put in', async () => {
  const { user, campo } = await openBook({ grading })
  await user.click(campo)
  await user.paste('Ana Prado Souza\tF\nBeatriz Queiroz Vieira\t8')
  const row = (await screen.findByText('Faltou ou está sem nota: deixe a célula vazia')).closest('tr')
  expect(row).toHaveTextContent(/Ana Prado Souza.*Colado: F$/)
})

describe('what is true now, and what happened', () => {
  test('the bar tells that all is sent, the log with its hour what, also after a reload', async () => {
    const { user, campo } = await openBook()
    expect(screen.queryByText('O que já enviei hoje')).toBeNull()
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    await user.click(screen.getByRole('button', { name: 'Enviar notas' }))
    await waitFor(() => expect(sendBar()).toHaveTextContent(/^Tudo enviado e confirmado às \d+h\d\d$/), {
      timeout: 4000,
    })
    const entry = () => screen.getByText(/^1 estudante confirmado/).closest('li')
    expect(entry()).toHaveTextContent(/^\d+h\d\d1 estudante confirmado: Prova do 2º bimestre$/)
    await user.type(campo, '{Control>}a{/Control}8{Enter}')
    await nextFrame()
    expect(sendBar()).toHaveTextContent(/^1 alteração não enviada/)
    expect(sendBar()).not.toHaveTextContent('enviado e confirmado')
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    await openBook()
    expect(entry()).not.toBeNull()
  })
  test('persons who were sent stand in the same log, and the office is not sent to the office', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Nina Paz')
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 'drop')
    await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
    await user.click(await screen.findByRole('button', { name: 'Enviar só com o nome' }))
    expect(await screen.findByText('Fale com quem cuida do sistema na rede de ensino.')).toBeVisible()
    expect(screen.queryByText(/Fale com a secretaria/)).toBeNull()
    cleanup()
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', null)
    const again = openAt('/pessoas/nova', { as: 'sonia' })
    await again.user.type(await screen.findByLabelText('Nome (obrigatório)'), ' Lima')
    await again.user.click(screen.getByRole('button', { name: 'Enviar registro' }))
    await again.user.click(await screen.findByRole('button', { name: 'Enviar só com o nome' }))
    expect(await screen.findByText(/^Registro enviado às/)).toBeVisible()
    expect(screen.getByText('O que já enviei hoje')).toBeVisible()
    const entries = screen.getAllByText(/^Pessoa enviada/).map((one) => one.closest('li')?.textContent)
    expect(entries).toEqual([
      expect.stringMatching(/Pessoa enviada: Nina Paz Lima$/),
      expect.stringMatching(/Pessoa enviada, não sabemos se chegou: Nina Paz$/),
    ])
  })
})

describe('leaving with unsent grades', () => {
  const leave = async () => {
    const { router, user, campo } = await openBook()
    await user.type(campo, '7,5{Enter}')
    await nextFrame()
    // as by a press outside the grid
    act(() => (document.activeElement as HTMLElement).blur())
    void router.navigate('/turmas')
    const dialog = await screen.findByRole('dialog', { name: '1 alteração ainda não foi enviada' })
    return { router, user, dialog }
  }
  test('sends and leaves by one press; nothing is left behind', async () => {
    const { router, user, dialog } = await leave()
    await user.click(within(dialog).getByRole('button', { name: 'Enviar e sair' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/turmas'))
    expect(mock.network.log().filter(({ operation }) => operation === 'AproveitamentoAluno')).toHaveLength(1)
  })
  test('what is not taken keeps the person here', async () => {
    const { router, user, dialog } = await leave()
    mock.fail('AproveitamentoAluno', 400)
    await user.click(within(dialog).getByRole('button', { name: 'Enviar e sair' }))
    await waitFor(() => expect(sendBar()).toHaveTextContent('1 nota não aceita'))
    expect(router.state.location.pathname).toBe(endereco)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // told where the eye is led
    await waitFor(() => expect(sendBar()).toContainElement(document.activeElement as HTMLElement))
    expect(screen.getByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')).toHaveValue('7,5')
  })
  test('without a network nothing is offered to be sent first', async () => {
    const { dialog } = await leave()
    const send = () => within(dialog).queryByRole('button', { name: 'Enviar e sair' })
    expect(send()).toBeVisible()
    onTestFinished(() => noteReachable(true))
    act(() => noteReachable(false))
    expect(send()).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'Sair sem enviar' })).toBeVisible()
  })
  test('the home names the class in which they wait', async () => {
    const { router, user, dialog } = await leave()
    await user.click(within(dialog).getByRole('button', { name: 'Sair sem enviar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/turmas'))
    await router.navigate('/inicio')
    const title = await screen.findByText('O que falta enviar ou conferir')
    const link = within(title.parentElement ?? document.body).getByRole('link', { name: 'Matemática · 7º A' })
    expect(link).toHaveAttribute('href', endereco)
    expect(link.closest('li')).toHaveTextContent('Matemática · 7º A: 1 nota não enviada')
  })
})

test('the class page tells who fails or is absent too much, sorts by its heads, and counts no one inactive', async () => {
  mock.backend.reset({ size: { seteA: 38, escolas: 1 } })
  const { user } = openAt('/turmas/1011', { as: 'carla', config: { grading } })
  const told = await screen.findByText(/^35 estudantes ativos · 3 inativos · \d+ abaixo da média/)
  await waitFor(() => expect(told).toBeVisible())
  const rows = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent)
  const school = rows()
  const head = screen.getByRole('columnheader', { name: 'Média parcial' })
  await user.click(within(head).getByRole('button'))
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(rows()[0]).toMatch(/Abaixo de 6,0/)
  expect(
    rows()
      .slice(-3)
      .every((row) => row.includes('Inativo')),
  ).toBe(true)
  await user.click(within(head).getByRole('button'))
  expect(rows()[0]).not.toMatch(/Abaixo de/)
  await user.click(within(head).getByRole('button'))
  expect(rows()).toEqual(school)
})

test('the question on leaving goes with what it was about: the sending has ended well meanwhile', async () => {
  const { user, campo, router } = await openBook()
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const known = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith('/AproveitamentoAluno')) await arrived
    return known(input, init)
  })
  await user.type(campo, '8{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('link', { name: 'Recados' }))
  expect(await screen.findByRole('dialog', { name: 'O envio ainda não terminou' })).toBeVisible()
  expect(screen.getByText('Se tudo chegar à escola, você sai sem precisar responder.')).toBeVisible()
  arrive()
  await waitFor(() => expect(router.state.location.pathname).toBe('/recados'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
