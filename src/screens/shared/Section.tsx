/** A part of a screen that loads and fails by itself. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { ApiError } from '@/api'
import { LoadingPart } from '@/ui/action/LoadTogether'
import { LeavesFocus } from '@/ui/action/LeavesFocus'
import { ErrorState } from './ErrorState'

interface Props {
  errorTitle: string
  /** A missing permission is shown for the whole page (ui/README §3). */
  whole?: boolean
  errorMore?: ReactNode
  /** Another part tells of the failure: this one stays empty. */
  quiet?: boolean
  onRetry?: () => void
  fallback?: ReactNode
  children: ReactNode
}

type Instead = (error: ApiError, again: () => void) => ReactNode

/** Catches what could not be read; `instead` draws what stands in its place, and throws what it does not tell of. */
export class Boundary extends Component<{ instead: Instead; children: ReactNode }, { error: ApiError | null }> {
  override state: { error: ApiError | null } = { error: null }

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

export function Section({ errorTitle, whole, errorMore, quiet, onRetry, fallback = waiting, children }: Props) {
  const { reset } = useQueryErrorResetBoundary()
  const instead: Instead = (error, again) => {
    if (error.kind === 'forbidden' && whole) throw error
    const retry = () => {
      reset()
      onRetry?.()
      again()
    }
    if (quiet) return null
    return (
      <LeavesFocus>
        <ErrorState {...{ error, title: errorTitle, onRetry: retry }}>{errorMore}</ErrorState>
      </LeavesFocus>
    )
  }
  return (
    <Boundary instead={instead}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
