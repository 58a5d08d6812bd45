import { useFormat, useTranslation } from '@sarv/shared/platform'
import { RefreshCw } from 'lucide-react'
import { Button } from '../actions/button'
import { useOnline } from '../network/use-online'
import { Alert } from './alert'
import { UpdatedLine } from './updated-line'

/**
 * Stale-data notice over data that could not be refetched: from when it is, and one retry. Without a connection the shell's
 * banner says the rest, and only the time is left to say. (U6, U16)
 * @example <StaleNotice at={orders.dataUpdatedAt} onRetry={() => orders.refetch()} retrying={orders.isFetching} />
 */
export function StaleNotice({
  at,
  dated = false,
  onRetry,
  retrying,
}: {
  /** Milliseconds since 1970. */
  at: number
  /** The screen itself says from when its answer is. */
  dated?: boolean
  onRetry: () => void
  retrying: boolean
}) {
  const { t } = useTranslation('ui')
  const { date, time } = useFormat()
  const online = useOnline()
  if (!online) return dated ? null : <UpdatedLine at={at} />
  const iso = new Date(at).toISOString()
  return (
    <Alert
      tone="w"
      live
      action={
        <Button size="s" variant="quiet" icon={RefreshCw} loading={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('notRenewed', { date: date(iso), time: time(iso) })}
    </Alert>
  )
}
