import { Link, useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import { CalendarDays, X } from 'lucide-react'
import { today } from '../../calendar/days'
import type { DateRange } from '../../date-range/date-range'
import { isRange, parseRange } from '../../date-range/parse-range'
import { pickerAddress, withRange } from '../../date-range/picker-address'
import styles from './range-line.module.css'

/**
 * The days that the page's own address asks for, the way to choose others and the way to all of them. What the
 * list asks for is `parseRange` of the same address. (INV-069)
 * @example <RangeLine />
 * @example <RangeLine capped defaultRange={lastThirtyDays} />
 */
export function RangeLine({
  capped = false,
  defaultRange,
}: {
  /** At most 30 days may be chosen. (ERR-19) */
  capped?: boolean
  /** What the list shows where the address asks for no days. @default all of them */
  defaultRange?: DateRange
}) {
  const { t } = useTranslation('ui')
  const { day } = useFormat()
  const { pathname, search } = useLocation()
  const range = parseRange(new URLSearchParams(search), today())
  const shown = isRange(range) ? range : defaultRange
  const text = !shown
    ? t('dateRange.always')
    : shown.from === shown.to
      ? day(shown.from)
      : t('dateRange.fromTo', { from: day(shown.from), to: day(shown.to) })
  return (
    <div className={styles.line}>
      <Link to={pickerAddress({ pathname, search }, capped)} className={styles.range}>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
        <span className={styles.days}>
          <span className="visually-hidden">{t('dateRange.label')} </span>
          {text}
        </span>
        <span className={styles.change}>{t(isRange(range) ? 'dateRange.change' : 'dateRange.choose')}</span>
      </Link>
      {isRange(range) && (
        <Link
          to={withRange(`${pathname}${search}`, undefined)}
          replace
          className={styles.clear}
          aria-label={t(defaultRange ? 'dateRange.clearToUsual' : 'dateRange.clear')}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </div>
  )
}
