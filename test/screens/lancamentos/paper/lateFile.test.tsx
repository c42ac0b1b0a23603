// The class as a file: made by code that is fetched at the press, and handed to nobody but who pressed.
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createBook } from '@/screens/lancamentos/book/book'
import { useDownload } from '@/screens/lancamentos/book/classFile'
import { end, start } from '@/session'
import * as files from '@/ui/action/download'
import { meanwhile, whoAsked } from '../../../support/meanwhile'

afterEach(() => end(null))

test.each(meanwhile)('%s', async (_, change, times) => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  start(whoAsked)
  const { result } = renderHook(() => useDownload(createBook(1011, { scaleMax: 10, decimals: 2 }, ','), [], '7A', true))
  void result.current()
  change()
  // the code that writes it has come by then
  await import('papaparse')
  await new Promise((done) => setTimeout(done, 500))
  expect(saved).toHaveBeenCalledTimes(times)
  saved.mockRestore()
})
