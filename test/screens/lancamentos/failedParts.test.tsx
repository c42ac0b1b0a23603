// A part of a teacher's page that fails says so in its place, and takes nothing else with it.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { addressOf } from '../diario/asked'
import { screenIs, wideScreen } from './window'

const list = 'AproveitamentosAlunos'
const failed = 'Não foi possível carregar os estudantes.'

beforeEach(() => {
  // the pause before a read is asked again, without the waiting
  vi.spyOn(Math, 'random').mockReturnValue(0)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

test('a class whose students fail keeps its name, its timetable and its messages; one press brings all of it', async () => {
  mock.fail(list, 500)
  const { user } = openAt('/turmas/1011', { as: 'carla' })
  expect(await screen.findByText(failed)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: /Matemática/ })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: 'Recados' })).toBeVisible()
  expect(main.queryByText('Ir para o início')).toBeNull()
  mock.fail(list, null)
  await user.click(main.getByRole('button', { name: 'Tentar de novo' }))
  expect(await main.findByRole('row', { name: /Ana Prado Souza/ })).toBeVisible()
  expect(await main.findByRole('link', { name: /^Prova do 2º bimestre/ })).toBeVisible()
})

test('a class whose students may not be seen is a page that is not allowed', async () => {
  mock.fail(list, 403)
  openAt('/turmas/1011', { as: 'carla' })
  expect(await screen.findByText(/Seu perfil não permite ver esta página/)).toBeVisible()
})

test('the sheet is printed without the name of its class where that cannot be read', async () => {
  wideScreen()
  mock.fail('Classes', 500)
  openAt('/turmas/1011/lancar', { as: 'carla' })
  const ofAna = 'Nota de Ana Prado Souza em Prova do 2º bimestre'
  await screen.findByLabelText(ofAna)
  await screen.findByText('Não foi possível carregar os dados da turma.')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = () => document.querySelector('main table thead')
  await waitFor(() => expect(sheet()).toHaveTextContent(/Dados de \d/))
  expect(sheet()).not.toHaveTextContent('Matemática')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByLabelText(ofAna)).toBeInTheDocument()
})

test('falha/lancar/7 a further page of a busy service: a countdown in sight, and the rest by a press', async () => {
  mock.backend.reset({ size: { seteA: 60, escolas: 1 } })
  const { fetch } = globalThis
  let isBusy = true
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const body = init?.body as string
    const isFurther = addressOf(input).endsWith(`/${list}`) && !body.includes('"tokenPagina":null')
    if (!isFurther || !isBusy) return fetch(input, init)
    isBusy = false
    return Promise.resolve(new Response(null, { status: 503, headers: { 'Retry-After': '60' } }))
  })
  screenIs(false)
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  expect(await screen.findByText(/Tentamos de novo em \d+ s/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Parar' }))
  await user.click(screen.getByRole('button', { name: 'Tentar agora' }))
  expect(await screen.findByText('Todos os estudantes estão aqui: 60.')).toBeVisible()
})
