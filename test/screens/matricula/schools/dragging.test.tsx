// Dragging a wish: it lands where it is let go, however little of the way was drawn. Real drags: e2e `wishes.spec.ts`.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { withChoices } from '@/screens/matricula/flow/changes'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { onReview } from '../family'

beforeEach(() => {
  erase(null)
})

/** Pixels that a wish of this test is high, since jsdom has no layout. */
const height = 100

/** The page of schools with three wishes, the first of them held by its handle; returns the wishes in order. */
async function firstHeld() {
  const d = await onReview()
  saveDraft(withChoices(d, d.oferta.slice(0, 3)))
  openAt('/vagas/escola')
  const region = await screen.findByRole('region', { name: 'Suas escolhas' })
  const list = within(region).getByRole('list')
  list.setPointerCapture = vi.fn()
  for (const item of within(list).getAllByRole('listitem')) {
    item.getBoundingClientRect = () => new DOMRect(0, [...list.children].indexOf(item) * height, 300, height)
  }
  const [handle] = within(list).getAllByTitle('Arraste para mudar a ordem')
  if (!handle) throw new Error('no handle')
  fireEvent.pointerDown(handle, { button: 0 })
  const names = () => flowState().draft?.escolhas.map(({ nomeEscola }) => nomeEscola)
  return { list, names, before: names() ?? [] }
}

const at = (type: string, y: number) => new MouseEvent(type, { bubbles: true, clientY: y })

test('let go before the page has drawn the move, it is where it was let go', async () => {
  const { list, names, before } = await firstHeld()
  const [first, second, third] = before
  act(() => {
    list.dispatchEvent(at('pointermove', 1.6 * height))
    list.dispatchEvent(at('pointerup', 1.6 * height))
  })
  expect(names()).toEqual([second, first, third])
})

test('one move over two wishes passes both', async () => {
  const { list, names, before } = await firstHeld()
  const [first, second, third] = before
  fireEvent(list, at('pointermove', 2.6 * height))
  fireEvent(list, at('pointerup', 2.6 * height))
  expect(names()).toEqual([second, third, first])
})
