import { useFormat, useTranslation } from '@sarv/shared/platform'
import { memo } from 'react'
import { today } from '../../calendar/days'
import styles from './price-chart.module.css'

/** The days that the lines of a chart begin and end with. */
export const ChartEnds = memo(function ChartEnds({ first, newest }: { first: string; newest: string }) {
  const { t } = useTranslation('ui')
  const { dateLong } = useFormat()
  return (
    <div className={styles.ends} aria-hidden="true">
      <span dir="auto">{dateLong(first)}</span>
      <span dir="auto">{newest.slice(0, 10) === today() ? t('chart.today') : dateLong(newest)}</span>
    </div>
  )
})
