// One shared value: who shows it is drawn anew when it changes, and only then.
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createStore, useStore } from '@/session'

test('tells everybody who listens, until they stop', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(2)
  expect(store.get()).toBe(2)
  expect(listener).toHaveBeenCalledTimes(1)
  store.set(2)
  expect(listener, 'the same value is no news').toHaveBeenCalledTimes(1)
  stop()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('who listens twice is told twice, and each ends by itself', () => {
  const store = createStore('a')
  const listener = vi.fn()
  const first = store.subscribe(listener)
  const second = store.subscribe(listener)
  store.set('b')
  expect(listener).toHaveBeenCalledTimes(2)
  first()
  store.set('c')
  expect(listener).toHaveBeenCalledTimes(3)
  second()
  store.set('d')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('a component shows the value of now; a page drawn at build time what the store began with', () => {
  const store = createStore('first')
  const Shown = () => <p>{useStore(store)}</p>
  store.set('second')
  expect(renderToString(<Shown />)).toBe('<p>first</p>')
  render(<Shown />)
  expect(screen.getByText('second')).toBeVisible()
  act(() => {
    store.set('third')
  })
  expect(screen.getByText('third')).toBeVisible()
})
