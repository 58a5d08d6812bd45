import { LoadAttempt } from '@sarv/platform/contract/lazy-screen'
import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  /** What stands in place of the part that failed. */
  readonly fallback: (cause: unknown, onRetry: () => void) => ReactNode
  readonly children: ReactNode
}

interface LoadBoundaryState {
  readonly attempt: object
  readonly failure: { readonly cause: unknown } | undefined
}

/** Error boundary of a lazy part of the shell itself; each retry is an attempt of its own, which asks for lost chunks again. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { attempt: {}, failure: undefined }

  static getDerivedStateFromError(cause: unknown): Partial<LoadBoundaryState> {
    return { failure: { cause } }
  }

  override render() {
    const { attempt, failure } = this.state
    const { fallback, children } = this.props
    const retry = () => this.setState({ attempt: {}, failure: undefined })
    return failure ? fallback(failure.cause, retry) : <LoadAttempt value={attempt}>{children}</LoadAttempt>
  }
}
