// Enter in a search field leads to the first match; a key that means something else is left alone.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchFilter } from '@/ui/action/Filter'

test.each([
  ['Enter', {}, true],
  ['a word that is being composed', { isComposing: true }, false],
  ['Ctrl+Enter, which sends', { ctrlKey: true }, false],
  ['Command+Enter', { metaKey: true }, false],
])('%s: %j', (_, more, leads) => {
  const onEnter = vi.fn()
  render(<SearchFilter label="Buscar" value="ana" onChange={() => undefined} onEnter={onEnter} />)
  // what it leads to would be pressed by the same key
  expect(fireEvent.keyDown(screen.getByLabelText('Buscar'), { key: 'Enter', ...more })).toBe(!leads)
  expect(onEnter).toHaveBeenCalledTimes(leads ? 1 : 0)
})
