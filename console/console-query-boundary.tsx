import { useTranslation } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import type { ComponentProps } from 'react'
import { FailureText } from './failure-text'

type Boundary<Data> = ComponentProps<typeof QueryBoundary<Data>>

/** Query boundary of the console: what could not be read is told as the command tells it. */
export function ConsoleQueryBoundary<Data>({ query, ...boundary }: Omit<Boundary<Data>, 'failed' | 'title'>) {
  const { t } = useTranslation('console')
  return (
    <QueryBoundary
      {...boundary}
      query={query}
      failed={
        <ErrorState
          compact
          title={t('notRead')}
          text={<FailureText error={query.error} />}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      }
    />
  )
}
