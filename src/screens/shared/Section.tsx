/** A part of a screen with its own suspense and error boundary. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { ApiError } from '@/api'
import { LoadingPart } from '@/ui/action/LoadTogether'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { ErrorState } from './ErrorState'

/** What a part is about, where that can change while the part is mounted: its filters, a number. */
type Subject = string | number | undefined

interface Props {
  errorTitle: string
  of?: Subject
  /** Throws a missing permission to the boundary of the page, which shows it for the whole page (ui/README §3). */
  whole?: boolean
  /** Throws "not found" to `aboutOne`, because the page is about what is missing. */
  ofOne?: boolean
  errorMore?: ReactNode
  /** Draws nothing on a failure, because another part shows it. */
  quiet?: boolean
  onRetry?: () => void
  fallback?: ReactNode
  children: ReactNode
}

type Instead = (error: ApiError, again: () => void) => ReactNode

interface Caught {
  error: ApiError | null
  of: Subject
}

/**
 * Catches failed reads (`ApiError`); `instead` draws the replacement, and throws errors that it does not show. An error
 * belongs to the subject of the part (`of`), and is dropped when the subject changes.
 */
export class Boundary extends Component<{ instead: Instead; of?: Subject; children: ReactNode }, Caught> {
  override state: Caught = { error: null, of: this.props.of }

  static getDerivedStateFromProps({ of }: { of?: Subject }, state: Caught): Caught | null {
    return of === state.of ? null : { error: null, of }
  }

  static getDerivedStateFromError(error: unknown) {
    // other errors are bugs: the boundary of the page shows them
    if (error instanceof ApiError) return { error }
    throw error
  }

  override render() {
    const { error } = this.state
    return error ? this.props.instead(error, () => this.setState({ error: null })) : this.props.children
  }
}

const waiting = <LoadingPart lines={3} />

export function Section({
  errorTitle,
  of,
  whole,
  ofOne,
  errorMore,
  quiet,
  onRetry,
  fallback = waiting,
  children,
}: Props) {
  const { reset } = useQueryErrorResetBoundary()
  const instead: Instead = (error, again) => {
    if ((error.kind === 'forbidden' && whole) || (error.kind === 'notFound' && ofOne)) throw error
    const retry = () => {
      reset()
      onRetry?.()
      again()
    }
    if (quiet) return null
    return (
      <MoveFocusOnUnmount>
        <ErrorState {...{ error, title: errorTitle, onRetry: retry }}>{errorMore}</ErrorState>
      </MoveFocusOnUnmount>
    )
  }
  return (
    <Boundary instead={instead} of={of}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
