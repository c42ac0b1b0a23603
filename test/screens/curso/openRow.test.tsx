// An activity that is open while somebody searches: its line is drawn anew at another place, and takes no focus with it.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { main, openAt } from '../../support/render'
import { resizable } from './window'

let resize = resizable()
beforeEach(() => {
  resize = resizable()
})

const openOne = async (roomy: boolean) => {
  resize(roomy)
  const { user } = openAt('/atividades', { as: 'sonia' })
  const field = await screen.findByLabelText('Procurar por nome ou código')
  await user.click(await main().findByRole('button', { name: 'Matemática – 4º ano' }))
  expect(await main().findByRole('link', { name: 'Ver equivalências' })).toBeVisible()
  await user.click(field)
  return { user, field }
}

test.each([true, false])('the search keeps the cursor beside an open activity (wide: %s)', async (roomy) => {
  const { user, field } = await openOne(roomy)
  for (const key of 'lng') await user.keyboard(key)
  for (const key of ['{Backspace}', '{Backspace}']) await user.keyboard(key)
  expect(field).toHaveValue('l')
  expect(field).toHaveFocus()
})

test('an open activity that does not match goes with the others, and is open again without the search', async () => {
  const { user, field } = await openOne(true)
  await user.keyboard('da lua')
  expect(await main().findByText('Nada com essas palavras.')).toBeVisible()
  expect(main().getByText(/^0 encontradas de/)).toBeVisible()
  expect(main().queryByRole('button', { name: 'Matemática – 4º ano' })).toBeNull()
  await user.clear(field)
  expect(await main().findByRole('link', { name: 'Ver equivalências' })).toBeVisible()
  expect(field).toHaveFocus()
})

test('a course that is chosen keeps the activity that narrows the list of equivalences', async () => {
  const { user, router } = openAt('/equivalencias?atividade=4004', { as: 'sonia' })
  expect(await screen.findByText(/Só as que falam de/)).toBeVisible()
  await user.selectOptions(await screen.findByLabelText('Curso que oferece a atividade'), '4')
  await waitFor(() => expect(router.state.location.search).toBe('?atividade=4004&curso=4'))
  expect(screen.getByText(/Só as que falam de/)).toBeVisible()
})

test('a window that becomes narrow or wide keeps the focus on the same control of the same row', async () => {
  await openOne(true)
  const link = () => main().getByRole('link', { name: 'Ver equivalências' })
  link().focus()
  resize(false)
  expect(main().queryByRole('table')).toBeNull()
  expect(link()).toHaveFocus()
  resize(true)
  expect(main().getByRole('table')).toBeVisible()
  expect(link()).toHaveFocus()
})

test('a list of one course says on paper which', async () => {
  const { user } = openAt('/atividades', { as: 'sonia' })
  await screen.findByText('O eu, o outro e o nós')
  expect(main().queryByText(/^Curso:/)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Curso'), 'Técnico em Informática')
  expect(await main().findByText(/^Curso:/)).toHaveTextContent('Curso: Técnico em Informática')
})

test('the course of equivalences is the one that offers the activity, not the one of the student', async () => {
  openAt('/equivalencias?curso=4', { as: 'sonia' })
  const filter = await screen.findByRole('combobox', { name: 'Curso que oferece a atividade' })
  await waitFor(() => expect(filter).toHaveDisplayValue('Técnico em Informática'))
  expect(await main().findByText(/^Curso que oferece a atividade:/)).toHaveTextContent(/: Técnico em Informática$/)
  expect(screen.queryByLabelText('Curso')).toBeNull()
})
