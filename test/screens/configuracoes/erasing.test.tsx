// Before everything on the device is erased, what is unfinished is named: here, and in other tabs, where it ends too.
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { unfinishedWork, watchTabs } from '@/session'
import { openAt } from '../../support/render'

const erase = 'Apagar dados deste aparelho'

beforeAll(watchTabs)

test('unsent work of another tab is named before all is erased', async () => {
  const other = new BroadcastChannel('leaving')
  other.onmessage = ({ data }: MessageEvent<{ question: string; names?: string[] }>) => {
    if (!data.names) other.postMessage({ question: data.question, names: ['lancamentos.1011'] })
  }
  try {
    const { user } = openAt('/configuracoes', { as: 'carla' })
    await screen.findByRole('button', { name: erase })
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(unfinishedWork()).toEqual(['lancamentos.1011']))
    await user.click(screen.getByRole('button', { name: erase }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('Com isso também se apaga:')).toBeVisible()
    expect(question.getByRole('listitem')).toHaveTextContent('notas lançadas, ainda não enviadas ou confirmadas')
  } finally {
    other.close()
  }
})

test('where nothing is unfinished nothing is named', async () => {
  const { user } = openAt('/configuracoes', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: erase }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Suas escolhas, leituras e rascunhos/)).toBeVisible()
  expect(question.queryByRole('list')).toBeNull()
})

test('what is kept here is listed as it is after each choice of this page', async () => {
  const { user } = openAt('/configuracoes', { as: 'sonia' })
  await screen.findByRole('heading', { name: 'O que fica neste aparelho' })
  const own = () => screen.queryByText('Suas escolhas desta página')
  const theme = within(screen.getByRole('group', { name: 'Tema' }))
  expect(own()).toBeNull()
  await user.click(theme.getByRole('radio', { name: 'Escuro' }))
  expect(own()).toBeVisible()
  await user.click(theme.getByRole('radio', { name: 'Automático' }))
  expect(own()).toBeNull()
})
