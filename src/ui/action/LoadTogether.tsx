/** Hides parts until all have loaded, for `patience` at most, so that they do not push each other down the page. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Skeleton } from '../page/Skeleton'

/** Milliseconds. */
const patience = 2500

/** Sets `late` while something has been `pending` for longer than `patience`. */
export function useLate(pending: boolean, setLate: (late: boolean) => void): void {
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending, setLate])
}

/** True while `pending`, for `patience` at most. */
export function useLoading(pending: boolean): boolean {
  const [late, setLate] = useState(false)
  useLate(pending, setLate)
  return pending && !late
}

/** Tells the enclosing `LoadTogether` that a part is loading; the returned function tells that it has loaded. */
const PartsContext = createContext<(() => () => void) | null>(null)

/** For a part that shows something while it loads more: the enclosing `LoadTogether` waits for it too. */
export function useLoadingPart(pending: boolean): void {
  const begin = useContext(PartsContext)
  useLayoutEffect(() => (pending ? begin?.() : undefined), [pending, begin])
}

/** The placeholder of a part that is loading. */
export function LoadingPart({ lines }: { lines: number }) {
  useLoadingPart(true)
  return <Skeleton lines={lines} />
}

interface Props {
  lines?: number
  /** Called when all first parts have loaded, or there was nothing to wait for. */
  onDone?: () => void
  children: ReactNode
}

/** Shows its content when all parts of its first render have loaded; later reads never hide it again. */
export function LoadTogether({ lines = 9, onDone, children }: Props) {
  const [waiting, setWaiting] = useState(0)
  const [phase, setPhase] = useState<'fresh' | 'waiting' | 'done'>('fresh')
  const begun = useRef(false)
  const begin = useCallback(() => {
    begun.current = true
    setWaiting((n) => n + 1)
    return () => setWaiting((n) => n - 1)
  }, [])
  if (phase === 'fresh' && waiting > 0) setPhase('waiting')
  if (phase === 'waiting' && waiting === 0) setPhase('done')
  const loading = useLoading(phase === 'waiting')
  const tell = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (phase === 'done' || !begun.current) tell()
  }, [phase])
  return (
    <PartsContext value={begin}>
      {loading && <Skeleton lines={lines} />}
      <div hidden={loading}>{children}</div>
    </PartsContext>
  )
}
