import { useTranslation } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/error-state'
import { SkeletonGroup } from '@sarv/shared/ui/skeleton'
import type { ReactNode } from 'react'
import { failureKey } from './failure-text'

/** What this file needs to know of a query's result. */
interface Asked<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * A part of a screen that waits for an answer: its skeleton, then the answer, or what happened and one retry. An answer
 * that is there stays while newer ones fail. (INV-008)
 */
export function Loaded<Data>({
  query,
  skeleton,
  whole = false,
  children,
}: {
  query: Asked<Data>
  skeleton: ReactNode
  /** The part is the whole screen: its error has room for the drawing. */
  whole?: boolean
  children: (data: Data) => ReactNode
}) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <SkeletonGroup>{skeleton}</SkeletonGroup>
  const failure = failureKey(query.error)
  return (
    <ErrorState
      compact={!whole}
      text={t(`failure.${failure}`)}
      onRetry={failure === 'forbidden' ? undefined : () => query.refetch()}
      retrying={query.isFetching}
    />
  )
}
