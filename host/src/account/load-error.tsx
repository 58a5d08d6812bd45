import { useTranslation } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import type { FailedRead } from '@sarv/shared/ui/feedback/load-failed'

/** The error state of a query on an account page, for `QueryBoundary`: what did not load, and one retry. */
export function LoadError({ query, text, whole = false }: { query: FailedRead; text: string; whole?: boolean }) {
  const { t } = useTranslation('host')
  return (
    <ErrorState
      compact={!whole}
      text={`${text} ${t('account.checkConnection')}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
