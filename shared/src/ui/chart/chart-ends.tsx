import { useFormat } from '@sarv/shared/platform'
import { memo } from 'react'
import styles from './price-chart.module.css'

/** The days that the lines of a chart begin and end with. */
export const ChartEnds = memo(function ChartEnds({ first, newest }: { first: string; newest: string }) {
  const { day } = useFormat()
  return (
    <div className={styles.ends} aria-hidden="true">
      <span dir="auto">{day(first)}</span>
      <span dir="auto">{day(newest)}</span>
    </div>
  )
})
