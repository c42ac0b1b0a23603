// Steps taken back and put there again.
import { expect, test } from 'vitest'
import { createHistory } from '@/screens/lancamentos/book/history'

const typed = (id: number) => {
  const edit = { text: '7', valor: 7, error: null, skipped: true, bases: [] }
  return [{ id, chave: 'n1', before: { edit: undefined, becomes: undefined }, after: { edit, becomes: undefined } }]
}

test('a new step, or what the service took, ends what could be put there again', () => {
  const history = createHistory()
  history.add(typed(1))
  history.take(false)
  expect(history.size(true)).toBe(1)
  history.add(typed(2))
  expect(history.size(true)).toBe(0)
  history.take(false)
  history.forget(() => true)
  expect(history.size(true)).toBe(0)
})
