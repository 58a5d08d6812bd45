import { Link, useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import { CalendarDays, X } from 'lucide-react'
import { today } from '../../calendar/days'
import { isRange, parseRange } from '../../date-range/parse-range'
import { pickerAddress, withRange } from '../../date-range/picker-address'
import styles from './range-line.module.css'

/**
 * The days that the page's own address asks for, the way to choose others and the way to all of them. What the
 * list asks for is `parseRange` of the same address. (INV-069)
 * @example <RangeLine />
 * @example <RangeLine capped />
 */
export function RangeLine({
  capped = false,
}: {
  /** At most 30 days may be chosen. (ERR-19) */
  capped?: boolean
}) {
  const { t } = useTranslation('ui')
  const { dateLong } = useFormat()
  const { pathname, search } = useLocation()
  const range = parseRange(new URLSearchParams(search), today())
  const text = !isRange(range)
    ? t('dateRange.always')
    : range.from === range.to
      ? dateLong(range.from)
      : t('dateRange.fromTo', { from: dateLong(range.from), to: dateLong(range.to) })
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
          aria-label={t('dateRange.clear')}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </div>
  )
}
