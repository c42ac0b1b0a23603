// In another language of the page, words of the school are marked as Portuguese, and ours are not.
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '@/i18n'
import { openAt } from '../support/render'
import { screenIs } from '../screens/lancamentos/window'

afterEach(() => setLanguage('pt-BR'))

const languageOf = (element: Element | undefined) => element?.closest('[lang]')?.getAttribute('lang')

test('why a student left a class is in the language of the school, in the report card too', async () => {
  openAt('/boletim', { as: 'bruno' })
  await screen.findAllByText(/Transferido para a oficina/)
  await act(() => setLanguage('en'))
  for (const reason of screen.getAllByText(/Transferido para a oficina/)) expect(languageOf(reason)).toBe('pt-BR')
})

test('our words around the code of a period are in the language of the page', async () => {
  openAt('/boletim', { as: 'ana' })
  await screen.findByText(/^Código do período/)
  await act(() => setLanguage('en'))
  expect(languageOf(await screen.findByText(/^Period code/))).toBe('en')
})

test('our word for complementary grades, among the evaluations of a phone, is in the language of the page', async () => {
  screenIs(false)
  openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findAllByRole('group', { name: 'Complementar', hidden: true })
  await act(() => setLanguage('en'))
  const groups = await screen.findAllByRole('group', { name: 'Complementary', hidden: true })
  for (const one of groups) expect(languageOf(one)).toBe('en')
  const [option] = screen.getAllByRole('option', { name: 'Prova do 1º bimestre' })
  expect(languageOf(option)).toBe('pt-BR')
})
