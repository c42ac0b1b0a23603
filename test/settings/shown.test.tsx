// What is drawn by settings: bands of grades, signs, and the picture of a receipt.
import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { distributionOf } from '@/domain/notas/distribution'
import { mock } from '@/mock/doors/node'
import { drawReceipt } from '@/screens/matricula/receipt/receiptPicture'
import { openAt } from '../support/render'
import { screenIs, wideScreen } from '../screens/lancamentos/window'

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

test('no band of the picture of a class goes beyond the scale', () => {
  expect(distributionOf([24.5], 25).at(-1)).toMatchObject({ from: 24, until: 25 })
  expect(distributionOf([2], 2.5).at(-1)).toMatchObject({ from: 2, until: 2.5 })
})

test('the sample of a closed grade is written with the sign of the gradebook', async () => {
  localStorage.setItem('portal.density', 'compact')
  onTestFinished(() => localStorage.removeItem('portal.density'))
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla', config: { locale: 'en' } })
  await screen.findByText(/fechada/i, { selector: 'p' })
  const sample = document.querySelector('[class*=closedSample]')?.textContent
  expect(sample).toBe('0.0')
})

test('an address that is longer than a line of the picture is not cut off at its edge', async () => {
  const drawn: { text: string; x: number; width: number }[] = []
  let size = 0
  const widthOf = (text: string) => text.length * size * 0.5
  const pen = {
    set font(font: string) {
      size = Number(/(\d+)px/.exec(font)?.[1])
    },
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillText: (text: string, x: number) => drawn.push({ text, x, width: widthOf(text) }),
    fillRect: () => undefined,
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])))
  const words = {
    brand: 'Rede',
    title: 'Recibo',
    label: 'Protocolo',
    protocol: 'VS-1',
    state: '',
    next: '',
    read: '',
    facts: [],
    documents: null,
    where: '',
  }
  await drawReceipt(
    {
      ...words,
      help: {
        title: 'Dúvidas',
        lines: ['Central: https://educacao.prefeituradeserraazul.example/matriculas/atendimento'],
      },
      address: 'https://portaldoestudante.educacao.serraazul.example/vagas#consultar',
    },
    null,
  )
  for (const { text, width, x } of drawn) expect(x + width, text).toBeLessThanOrEqual(1080)
})
