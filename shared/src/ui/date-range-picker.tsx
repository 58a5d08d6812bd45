import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import {
  type DateRange,
  type DraftRange,
  presetOf,
  presetRange,
  presetsFor,
  rangeProblem,
  withDay,
} from '../calendar/date-range'
import { today as todayInTehran } from '../calendar/days'
import { isoOf, jalaliOf } from '../calendar/jalali'
import { monthAfter, monthGrid } from '../calendar/month-grid'
import { monthNames } from '../calendar/names'
import { Button } from './button'
import { ChipGroup } from './chip-group'
import { DateGrid } from './date-grid'
import styles from './date-range-picker.module.css'
import { IconButton } from './icon-button'
import { Skeleton } from './skeleton'

/** A month before it opens: as high as it will be. */
function ClosedMonth({ year, month }: { year: number; month: number }) {
  return <Skeleton height={`calc(2rem + ${monthGrid(year, month).length} * 44px)`} radius={16} />
}

/**
 * From one Jalali day to another, up to today: ready ranges, a month's grid for fingers and keys, and «اعمال», which
 * stays disabled while the range is no good. `capped` allows 30 days at most (VAL-19, ERR-19). It fills a sheet or a card.
 * @example <DateRangePicker capped value={range} onApply={(range) => { setRange(range); close() }} />
 */
export function DateRangePicker({
  value,
  onApply,
  capped = false,
  monthOpen = true,
  today = todayInTehran(),
}: {
  value?: DateRange
  onApply: (range: DateRange) => void
  capped?: boolean
  /** False keeps the month's place; the ready ranges work already. */
  monthOpen?: boolean
  /** ISO day. @default today in Tehran */
  today?: string
}) {
  const { t } = useTranslation('ui')
  const { dateLong, language, digits } = useFormat()
  const [draft, setDraft] = useState<DraftRange>(value ?? {})
  const [focused, setFocused] = useState(value && value.to < today ? value.to : today)
  const id = useId()
  const month = jalaliOf(focused) ?? { year: 1300, month: 1, day: 1 }
  const now = jalaliOf(today) ?? month
  const problem = rangeProblem(draft, today, capped)
  const goTo = (months: number) => {
    const other = monthAfter(month, months)
    const first = isoOf({ ...other, day: 1 })
    if (first !== undefined) setFocused(first)
  }
  const say: ReactNode =
    problem === 'incomplete'
      ? t(draft.from === undefined ? 'dates.chooseFrom' : 'dates.chooseTo')
      : problem && t(problem)
  const show = (iso: string | undefined) => (iso === undefined ? t('dates.none') : dateLong(iso))
  return (
    <div className={styles.picker}>
      <div className={styles.presets}>
        <ChipGroup
          label={t('dates.presets')}
          fill
          value={presetOf(draft, today, capped)}
          onChange={(preset) => {
            setDraft(presetRange(preset, today, capped))
            setFocused(today)
          }}
          options={presetsFor(capped).map((preset) => ({ value: preset, label: t(`dates.${preset}`) }))}
        />
      </div>
      <dl className={styles.ends}>
        <div className={styles.end} data-now={draft.from === undefined || draft.to !== undefined || undefined}>
          <dt>{t('dates.from')}</dt>
          <dd>{show(draft.from)}</dd>
        </div>
        <div className={styles.end} data-now={(draft.from !== undefined && draft.to === undefined) || undefined}>
          <dt>{t('dates.to')}</dt>
          <dd>{show(draft.to)}</dd>
        </div>
      </dl>
      <div className={styles.month}>
        <IconButton icon={ChevronLeft} mirrored label={t('dates.previous')} onClick={() => goTo(-1)} />
        <h3 id={`${id}-month`} className={styles.name} aria-live="polite">
          {monthNames[language][month.month - 1]} {digits(String(month.year))}
        </h3>
        <IconButton
          icon={ChevronRight}
          mirrored
          label={t('dates.next')}
          disabled={month.year === now.year && month.month === now.month}
          onClick={() => goTo(1)}
        />
      </div>
      {monthOpen ? (
        <DateGrid
          month={month}
          labelledBy={`${id}-month`}
          range={draft}
          today={today}
          focused={focused}
          onFocus={setFocused}
          onChoose={(day) => {
            setFocused(day)
            setDraft(withDay(draft, day))
          }}
        />
      ) : (
        <ClosedMonth {...month} />
      )}
      <p
        id={`${id}-note`}
        className={styles.note}
        data-wrong={(problem && problem !== 'incomplete') || undefined}
        role="status"
      >
        {say}
      </p>
      <Button
        block
        disabled={problem !== undefined}
        aria-describedby={`${id}-note`}
        onClick={() =>
          draft.from !== undefined && draft.to !== undefined && onApply({ from: draft.from, to: draft.to })
        }
      >
        {t('dates.apply')}
      </Button>
    </div>
  )
}
