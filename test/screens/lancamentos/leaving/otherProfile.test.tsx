// Another profile is chosen while a grade that was typed a moment ago is not written down yet.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { chooseProfile, sessionState } from '@/session'
import { openAt } from '../../../support/render'
import { screenIs } from '../window'

test('it is the same person’s work: it waits for them', async () => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  openAt('/turmas/1011/lancar', { as: 'carla' })
  const field = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  fireEvent.input(field, { target: { value: '7' } })
  expect(keptGrades.read(1011), 'written down a moment later').toBeNull()
  act(() => chooseProfile(sessionState().session?.perfil ?? 0))
  const texts = (keptGrades.read(1011) ?? []).flatMap(([, cells]) => cells.map(({ t }) => t))
  expect(texts).toEqual(['7'])
})
