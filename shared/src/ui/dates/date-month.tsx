import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { monthsBefore, startOfMonth } from '../../calendar/arithmetic/jalali-months'
import { monthGrid } from '../../calendar/arithmetic/month-grid'
import { toJalali } from '../../calendar/jalali'
import { monthNames } from '../../calendar/names'
import { IconButton } from '../actions/icon-button'
import { Skeleton } from '../feedback/skeleton'
import { typography } from '../layout/primitives'
import { DateGrid, type Days } from './date-grid'
import styles from './date-month.module.css'

/** A month before it opens: as high as it will be. */
function ClosedMonth({ year, month }: { year: number; month: number }) {
  return <Skeleton height={`calc(2rem + ${monthGrid(year, month).length} * 44px)`} radius={16} />
}

/** The Jalali month of the focused day under its name, with the ways to the months before and after, up to today's. */
export function DateMonth({
  open = true,
  ...days
}: Days & {
  /** False keeps the place of the days only. */
  open?: boolean
}) {
  const { t } = useTranslation('ui')
  const { language, digits } = useFormat()
  const { today, focused, onFocus } = days
  const id = useId()
  const month = toJalali(focused) ?? { year: 1300, month: 1, day: 1 }
  const now = toJalali(today) ?? month
  const turnBack = (months: number) => onFocus(startOfMonth(monthsBefore(focused, months)))
  return (
    <>
      <div className={styles.month}>
        <IconButton icon={ChevronLeft} mirrored label={t('dates.previous')} onClick={() => turnBack(1)} />
        <h2 id={`${id}-month`} className={typography.row} aria-live="polite">
          {monthNames[language][month.month - 1]} {digits(String(month.year))}
        </h2>
        <IconButton
          icon={ChevronRight}
          mirrored
          label={t('dates.next')}
          disabled={month.year === now.year && month.month === now.month}
          onClick={() => turnBack(-1)}
        />
      </div>
      {open ? <DateGrid {...days} month={month} labelledBy={`${id}-month`} /> : <ClosedMonth {...month} />}
    </>
  )
}
