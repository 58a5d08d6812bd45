import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChartRange } from '../chart-window'
import styles from './fund-screen.module.css'

/** Alert with a retry button under a chart whose selected range failed to load; it still shows the range before. */
export function RangeLoadError({
  read,
  range,
  children,
}: {
  read: FailedRead
  range: ChartRange
  /** What failed. @default that the prices of the range did */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { t: ui } = useTranslation('ui')
  return (
    <div className={styles.missing}>
      <Alert
        tone="w"
        live
        action={
          <Button variant="ghost" size="s" icon={RefreshCw} loading={read.isFetching} onClick={() => read.refetch()}>
            {ui('retry')}
          </Button>
        }
      >
        {children ?? t('fund.rangeMissing', { range: t(`chartRange.${range}`) })}
      </Alert>
    </div>
  )
}
