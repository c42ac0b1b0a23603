// The sheet of a class says of when its grades are: it is signed, and may be printed long after they were read.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../../support/render'
import { wideScreen } from '../window'

test('the sheet that is signed names the hour of the reading', async () => {
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const heads = [...document.querySelectorAll('main table thead')].map((head) => head.textContent)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(heads.join('|')).toMatch(/Dados de \d.* às \d\dh\d\d/)
})
