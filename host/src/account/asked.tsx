import { useTranslation } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/error-state'
import { SkeletonGroup } from '@sarv/shared/ui/skeleton'
import type { ReactNode } from 'react'

interface Query<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** A part of an account page that waits for an answer: its skeleton, the answer, or what happened and one retry. */
export function Asked<Data>({
  query,
  skeleton,
  failed,
  whole = false,
  children,
}: {
  query: Query<Data>
  skeleton: ReactNode
  /** What did not arrive, in one sentence. */
  failed: string
  /** The part is the whole page: its error has room for the drawing. */
  whole?: boolean
  children: (data: Data) => ReactNode
}) {
  const { t } = useTranslation('host')
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <SkeletonGroup>{skeleton}</SkeletonGroup>
  return (
    <ErrorState
      compact={!whole}
      text={`${failed} ${t('account.checkConnection')}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
