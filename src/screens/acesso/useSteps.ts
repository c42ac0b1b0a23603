/** Steps as pages of the browser's history, so that Back keeps the choice. The history holds a number only. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type PapeisStep, firstStep } from './papeis'

const indexOf = (state: unknown): number => {
  const { passo } = (state ?? {}) as { passo?: unknown }
  return typeof passo === 'number' ? passo : 0
}

export function useSteps() {
  const location = useLocation()
  const navigate = useNavigate()
  const [passos, setPassos] = useState<readonly PapeisStep[]>([firstStep])
  const index = indexOf(location.state)
  const now = useRef(index)
  useLayoutEffect(() => {
    now.current = index
  }, [index])
  const at = useCallback(() => now.current, [])

  return useMemo(() => {
    const show = (i: number, replace: boolean) => void navigate('.', { state: { passo: i }, replace })
    return {
      passo: passos[index] ?? firstStep,
      /** The position in the history; `at` is the same for code that awaited an answer. */
      index,
      at,
      back: () => void navigate(-1),
      go: (next: PapeisStep) => {
        const i = now.current + 1
        setPassos((all) => [...fill(all, i), next])
        show(i, false)
      },
      /** The page that stands here, as it will be found by Back. */
      mend: (change: (passo: PapeisStep) => PapeisStep) => {
        const i = now.current
        setPassos((all) => [...fill(all, i), change(all[i] ?? firstStep), ...all.slice(i + 1)])
      },
      /** After a removal the earlier pages are no longer true, and begin anew. */
      settle: (next: PapeisStep) => {
        const i = now.current
        setPassos([...fill([], i), next])
        show(i, true)
      },
    }
  }, [passos, index, at, navigate])
}

/** The first `length` pages; where one is missing (the page was loaded again) the first stands in. */
const fill = (all: readonly PapeisStep[], length: number): PapeisStep[] =>
  Array.from({ length }, (_, i) => all[i] ?? firstStep)
