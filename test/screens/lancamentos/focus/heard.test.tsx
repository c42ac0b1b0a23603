// What a screen reader hears in the gradebook: the state of a cell where the cursor is, what was wrong, what came of a sending.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs } from '../window'

const exam = 'Prova do 2º bimestre'
const named = (aluno: string, avaliacao = exam) => `Nota de ${aluno} em ${avaliacao}`
const cell = (aluno: string, avaliacao = exam) => screen.findByLabelText(named(aluno, avaliacao))

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

/** The gradebook, and all that is said aloud in it from now on. */
async function listen() {
  const { user } = openAt('/turmas/1011/lancar', {
    as: 'carla',
    config: { grading: { scaleMax: 10, passingAverage: 6, decimals: 1 } },
  })
  const campo = await cell('Ana Prado Souza')
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.textContent) heard.push(target.textContent)
  })
  const region = document.querySelector('[aria-live="polite"]')
  if (!region) throw new Error('nothing is said aloud')
  observer.observe(region, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return { user, campo, heard }
}

test('what is no grade is said once, by its cell, when it is left; what is above the scale while it is typed', async () => {
  const { user, campo, heard } = await listen()
  await user.type(campo, 'x{Enter}')
  await nextFrame()
  expect(heard).toEqual([`${named('Ana Prado Souza')}: Escreva como 7,5`])
  await user.click(campo)
  expect(campo).toHaveAccessibleDescription('Escreva como 7,5')
  expect(campo).toBeInvalid()
  await user.keyboard('{Enter}')
  await nextFrame()
  expect(heard, 'passing by it says it no more').toHaveLength(1)
  await user.click(campo)
  await user.keyboard('75')
  await nextFrame()
  await user.keyboard('{Enter}')
  await nextFrame()
  expect(heard.slice(1)).toEqual(['Passa de 10. Não seria 7,5?'])
})

test('a cell says that its grade is unsent or published, and a sending what came of it, once', async () => {
  const { user, campo, heard } = await listen()
  expect(campo).toHaveAccessibleDescription('')
  await user.type(campo, '7')
  await nextFrame()
  expect(campo).toHaveAccessibleDescription('Não enviada')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(heard.at(-1)).toMatch(/confirmado/))
  expect(heard).toEqual([
    'Enviando: 0 de 1 estudante',
    expect.stringMatching(/^Tudo enviado e confirmado às \d+h\d\d · 1 estudante confirmado: Prova do 2º bimestre$/),
  ])
  expect(campo).toHaveAccessibleDescription('')
  await user.keyboard('{F4}')
  expect(await cell('Ana Prado Souza', 'Prova parcial')).toHaveAccessibleDescription(/^Publicada: /)
})

test('what the service refuses is said in the cell, and counted once for the ears', async () => {
  const { user, campo, heard } = await listen()
  await user.type(campo, '12')
  await nextFrame()
  heard.length = 0
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
  await waitFor(() => expect(campo).toBeInvalid())
  await waitFor(() => expect(heard.at(-1)).toMatch(/não aceita/))
  expect(heard.filter((one) => one.includes('não aceita'))).toEqual(['1 nota não aceita'])
  expect(campo).toHaveAccessibleDescription(/de 0 a 10/)
})

test.each([
  ['Participação', /Continua valendo 8,5\.$/, 'Participação: continua valendo 8,5.'],
  [exam, /^(?!.*Continua)/, `${exam}: continua sem nota.`],
] as const)('a grade that was not taken says what goes on counting: %s', async (avaliacao, words, listed) => {
  const { user } = await listen()
  const [chosen = document.body] = screen.getAllByLabelText('Avaliação')
  await user.selectOptions(chosen, avaliacao)
  const campo = await cell('Ana Prado Souza', avaliacao)
  await user.clear(campo)
  await user.type(campo, '7')
  mock.fail('AproveitamentoAluno', 400, { times: 1 })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(campo).toBeInvalid())
  expect(campo).toHaveValue('7,0')
  expect(campo).toHaveAccessibleDescription(words)
  expect(screen.getByText(listed)).toBeVisible()
})
