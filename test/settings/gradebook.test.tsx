// Scales and decimals of schools: what the gradebook takes, proposes and shows as a sample.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../support/render'
import { screenIs } from '../screens/lancamentos/window'

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})
async function openBook(grading: object) {
  const opened = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  return { ...opened, campo: await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre') }
}

test('a scale to 1000: its highest mark can be typed', async () => {
  const { user, campo } = await openBook({ scaleMax: 1000, passingAverage: 600, decimals: 0 })
  await user.type(campo, '1000{Enter}')
  await nextFrame()
  // today: "Use de 0 a 1.000"
  expect(campo).not.toBeInvalid()
  expect(campo).toHaveAccessibleDescription('Não enviada')
})

test('whole marks alone: no mark with a comma is proposed for a figure above the scale', async () => {
  const { user, campo } = await openBook({ scaleMax: 10, passingAverage: 6, decimals: 0 })
  await user.type(campo, '75')
  await nextFrame()
  const said = document.getElementById(campo.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  console.log('SAID', said)
  expect(campo).toHaveAccessibleDescription('Passa de 10. Está certo?')
})

test.each([
  [{ scaleMax: 10, passingAverage: 6, decimals: 0 }],
  [{ scaleMax: 5, passingAverage: 3, decimals: 1 }],
  [{ scaleMax: 1, passingAverage: 0.6, decimals: 2 }],
])('the sample of a mark is one that this gradebook takes without a question: %o', async (grading) => {
  const { user, campo } = await openBook(grading)
  await user.type(campo, 'abc{Enter}')
  await nextFrame()
  const ids = campo.getAttribute('aria-describedby')?.split(' ') ?? []
  const said = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const sample = /Escreva como (\S+)/.exec(said)?.[1] ?? ''
  await user.clear(campo)
  await user.type(campo, `${sample}{Enter}`)
  await nextFrame()
  expect(campo).toHaveAccessibleDescription('Não enviada')
})

test('the legend of closed grades is written with the sign of the gradebook', async () => {
  openAt('/turmas/1011/lancar', { as: 'carla', config: { locale: 'en' } })
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  const all = document.querySelector('main')?.textContent ?? ''
  console.log('LEGEND', all.match(/\d+[.,]\d/g)?.slice(0, 10), all.includes('0,0'))
})
