import { type ReactNode, Suspense } from 'react'
import { LoadBoundary } from './load-boundary'

/** A lazy part of the shell that nothing waits for: its place is empty while it loads, and stays so where it is lost. */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <LoadBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </LoadBoundary>
  )
}
