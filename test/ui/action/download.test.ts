// A file is handed over under its name, and its address goes once the browser has begun.
import { expect, test, vi } from 'vitest'
import { download } from '@/ui/action/download'

test('made here, never sent; forgotten a while later', () => {
  vi.useFakeTimers()
  const [made, gone] = [vi.fn(() => 'blob:x'), vi.fn()]
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: gone }))
  const pressed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.getAttribute('href') ?? ''}`)
  })
  download('notas.csv', 'text/csv', 'a;b')
  expect(made).toHaveBeenCalledExactlyOnceWith(new Blob(['a;b'], { type: 'text/csv' }))
  expect(pressed).toEqual(['notas.csv blob:x'])
  vi.advanceTimersByTime(5000)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(gone).toHaveBeenCalledExactlyOnceWith('blob:x')
})
