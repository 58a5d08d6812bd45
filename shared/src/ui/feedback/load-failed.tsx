import { useTranslation } from '@sarv/shared/platform'
import { failureKey, sentenceOf } from '../../api/read-failure'
import { ErrorState } from './error-state'

/** The error facts of a failed query; every result of `useQuery` is one. */
export interface FailedRead {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * Error state of a query in the place of its data: the server's own sentence, else what kind of failure it was, and one retry. What the
 * person may not see offers none, since asking again changes nothing. (ERR-03, F28)
 * @example <LoadFailed query={own} title={t('own.failed')} />
 */
export function LoadFailed({
  query,
  title,
  whole = false,
}: {
  query: FailedRead
  /** @default «این بخش باز نشد» */
  title?: string
  /** The part is the whole screen: its error has room for the drawing. */
  whole?: boolean
}) {
  const { t } = useTranslation('ui')
  const failure = failureKey(query.error)
  return (
    <ErrorState
      compact={!whole}
      title={title}
      text={sentenceOf(query.error) ?? t(`failure.${failure}`)}
      onRetry={failure === 'forbidden' ? undefined : () => query.refetch()}
      retrying={query.isFetching}
    />
  )
}
