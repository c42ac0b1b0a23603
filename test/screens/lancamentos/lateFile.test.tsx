// The class as a file: made by code that is fetched at the press, and handed to nobody but who pressed.
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createBook } from '@/screens/lancamentos/book/book'
import { useDownload } from '@/screens/lancamentos/book/classFile'
import { end, identify, start } from '@/session'
import * as files from '@/ui/action/download'

const carla = identify({ sessionId: 'x', userName: 'carla', userId: '7', perfis: [3] })
const bruno = identify({ sessionId: 'x', userName: 'bruno', userId: '1002', perfis: [1] })
afterEach(() => end(null, false))

test.each([
  ['the same person is there', () => undefined, 1],
  ['another person is there by then', () => start(bruno, { pressed: true }), 0],
  ['its person has left', () => end('signedOut', false), 0],
])('%s', async (_, change, times) => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  start(carla)
  const { result } = renderHook(() => useDownload(createBook(1011, { scaleMax: 10, decimals: 2 }, ','), [], '7A', true))
  void result.current()
  change()
  // the code that writes it has come by then
  await import('papaparse')
  await new Promise((done) => setTimeout(done, 500))
  expect(saved).toHaveBeenCalledTimes(times)
  saved.mockRestore()
})
