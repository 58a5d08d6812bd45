import { failureKey, isMissing, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useTranslation } from '@sarv/shared/platform'
import { type FailedRead, usePageFailure } from '../layout/page-failures'
import { ErrorState } from './error-state'
import styles from './load-failed.module.css'

/**
 * Error state of a query in the place of its data: the server's own sentence, else what kind of failure it was, and one retry. What the
 * person may not see offers none, since asking again changes nothing. Parts of a page that failed for the same reason have
 * one message with one retry for all of them, and name themselves where they have a title. (ERR-03, ERR-38, F28, U6, D-124)
 * @example <LoadFailed query={own} title={t('own.failed')} />
 */
export function LoadFailed({
  query,
  title,
  text,
  whole = false,
}: {
  query: FailedRead
  /** @default «این بخش باز نشد» */
  title?: string
  /** What did not come. @default the server's own sentence, else what kind of failure it was */
  text?: string
  /** The part is the whole screen: its error has room for the drawing. */
  whole?: boolean
}) {
  const { t } = useTranslation('ui')
  const { isLeading, retry, isRetrying } = usePageFailure(query, whole)
  if (!isLeading) return <p className={styles.too}>{title ?? t('failure.too')}</p>
  const failure = failureKey(query.error)
  // The shell keeps the name of the page there.
  const [page] = document.title.split(' · ')
  const house = isMissing(query.error) && page ? t('failure.missing', { page }) : t(`failure.${failure}`)
  return (
    <ErrorState
      compact={!whole}
      title={title}
      text={text ?? sentenceOf(query.error) ?? house}
      onRetry={failure === 'forbidden' ? undefined : retry}
      retrying={isRetrying}
    />
  )
}
