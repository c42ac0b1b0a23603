// The file of a class of which some lines could not be read says so, as the sheet of paper does.
import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '@/i18n/store'
import { createBook } from '@/screens/lancamentos/book/book'
import { useDownload } from '@/screens/lancamentos/book/classFile'
import { identify, start } from '@/session'
import * as files from '@/ui/action/download'
import { Toasts } from '@/ui/action/Toasts'

const carla = identify({ sessionId: 'x', userName: 'carla', userId: '7', perfis: [3] })

test.each([true, false])('a class that is whole: %s', async (whole) => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  await loadMessages('lancamentos')
  start(carla)
  render(<Toasts />)
  const { result } = renderHook(() =>
    useDownload(createBook(1011, { scaleMax: 10, decimals: 2 }, ','), [], '7A', whole),
  )
  act(() => void result.current())
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  await act(() => Promise.resolve())
  expect(screen.queryAllByText('Nem todos os estudantes da turma estão no arquivo.')).toHaveLength(whole ? 0 : 1)
  saved.mockRestore()
})
