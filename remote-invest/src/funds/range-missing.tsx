import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'
import type { FailedRead } from '@sarv/shared/ui/load-failed'
import { RefreshCw } from 'lucide-react'
import type { ChartRange } from './chart-window'
import styles from './fund-screen.module.css'

/** Under a chart that still shows the range before, because the prices of the chosen one did not come. */
export function RangeMissing({ read, range }: { read: FailedRead; range: ChartRange }) {
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
        {t('fund.rangeMissing', { range: t(`chartRange.${range}`) })}
      </Alert>
    </div>
  )
}
