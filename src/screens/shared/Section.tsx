/** A part of a screen that loads and fails by itself. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { ApiError } from '@/api'
import { Waiting } from '@/ui/action/Held'
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

class Boundary extends Component<Props & { onReset: () => void }, { error: ApiError | null }> {
  override state: { error: ApiError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    // other errors are bugs: the boundary of the page shows them
    if (error instanceof ApiError) return { error }
    throw error
  }

  retry = () => {
    this.props.onReset()
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error?.kind === 'forbidden' && this.props.whole) throw error
    if (!error) return this.props.children
    if (this.props.quiet) return null
    return (
      <ErrorState error={error} title={this.props.errorTitle} onRetry={this.retry}>
        {this.props.errorMore}
      </ErrorState>
    )
  }
}

export function Section({ fallback, ...props }: Props) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Boundary {...props} onReset={reset}>
      <Suspense fallback={fallback === undefined ? <Waiting lines={3} /> : fallback}>{props.children}</Suspense>
    </Boundary>
  )
}
