// Which messages are new: none of a list that was read for the first time, whole, and none that was opened.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AproveitamentoAluno, type Classe, repair } from '@/contract'
import { figureOf } from '@/screens/diario/classe/figures'
import { useNews } from '@/screens/diario/news/news'
import { markLido } from '@/screens/diario/recados/markLido'
import { end, forgetEverything, identify, start } from '@/session'
import { nextFrame } from '../../../support/render'

const record = repair(AproveitamentoAluno, { id: 1, ativo: true }).value
const figures = [{ ...figureOf({ id: 7 }, record), pending: false }]
const sentTo = (...recados: number[]): Classe[] => [{ id: 7, recados }]

beforeEach(() => start(identify({ sessionId: 's', userName: 'ana', userId: '1001', perfis: [1] })))
afterEach(() => {
  end(null)
  forgetEverything()
})

test('what comes after the first whole look, until it is opened', async () => {
  const { result, rerender } = renderHook(({ all, whole }) => useNews(figures, all, whole).recados, {
    initialProps: { all: sentTo(1), whole: false },
  })
  // the further pages of the same list
  rerender({ all: sentTo(1, 2), whole: true })
  // what is on the page is noted once it has been shown
  await nextFrame()
  expect(result.current).toEqual([])
  rerender({ all: sentTo(1, 2, 4, 3), whole: true })
  expect(result.current).toEqual([4, 3])
  act(() => markLido({ idPessoa: 1001 }, 4))
  expect(result.current).toEqual([3])
})
