import { useFormat, useTranslation } from '@sarv/shared/platform'
import { memo } from 'react'
import styles from './price-chart.module.css'

/** The days that the lines of a chart begin and end with; between them what the marks on a line are. */
export const ChartEnds = memo(function ChartEnds({
  first,
  newest,
  hasDeposits = false,
}: {
  first: string
  newest: string
  hasDeposits?: boolean
}) {
  const { t } = useTranslation('ui')
  const { day } = useFormat()
  return (
    <div className={styles.ends} aria-hidden="true">
      <span dir="auto">{day(first)}</span>
      {hasDeposits && (
        <span dir="auto" className={styles.legend}>
          <span className={styles.mark} />
          {t('chart.depositDay')}
        </span>
      )}
      <span dir="auto">{day(newest)}</span>
    </div>
  )
})
