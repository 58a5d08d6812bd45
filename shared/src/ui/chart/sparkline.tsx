import { trendOf } from '../data/trend'
import styles from './sparkline.module.css'
import { sparklinePath } from './sparkline-path'

/**
 * Sparkline of a price in a row, as large as its place (60×28, 128×32 on wide screens). Time runs left to right in both languages.
 * @example <ListRow spark={<Sparkline values={fund.history} />} … />
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const path = sparklinePath(values, 128, 32)
  if (!path) return null
  const [x, y] = path.end
  const trend = trendOf((values.at(-1) ?? 0) - (values[0] ?? 0))
  return (
    <svg className={styles.line} viewBox="0 0 128 32" preserveAspectRatio="none" data-trend={trend} aria-hidden="true">
      <path d={path.line} strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
      {/* A line without length and with round ends: a dot that stays round when the picture is stretched. */}
      <path d={`M${x} ${y}h.01`} strokeWidth="5.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
