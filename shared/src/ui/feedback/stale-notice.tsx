import { useFormat, useTranslation } from '@sarv/shared/platform'
import { RefreshCw } from 'lucide-react'
import { Button } from '../actions/button'
import { type FailedRead, usePageFailure } from '../layout/page-failures'
import { useOnline } from '../network/use-online'
import { Alert } from './alert'
import styles from './stale-notice.module.css'
import { UpdatedLine } from './updated-line'

/** A query whose data is there, and whose refetch failed. */
type StaleRead = FailedRead & { readonly dataUpdatedAt: number }

/**
 * Stale-data notice over data that could not be refetched: from when it is, and one retry, also for the parts below that
 * failed with it. Without a connection the shell's banner says the rest, and only the time is left to say. (U6, U16, D-124)
 * @example <StaleNotice query={orders} />
 */
export function StaleNotice({
  query,
  dated = false,
}: {
  query: StaleRead
  /** The screen itself says from when its answer is. */
  dated?: boolean
}) {
  const online = useOnline()
  if (online) return <NotRenewed query={query} />
  return dated ? null : <UpdatedLine at={query.dataUpdatedAt} />
}

function NotRenewed({ query }: { query: StaleRead }) {
  const { t } = useTranslation('ui')
  const { day, time } = useFormat()
  const { retry, isRetrying } = usePageFailure(query, true)
  const iso = new Date(query.dataUpdatedAt).toISOString()
  return (
    <div className={styles.notice}>
      <Alert
        tone="w"
        live
        action={
          <Button size="s" variant="quiet" icon={RefreshCw} loading={isRetrying} onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {t('notRenewed', { date: day(iso), time: time(iso) })}
      </Alert>
    </div>
  )
}
