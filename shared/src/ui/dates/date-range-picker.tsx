import { useFormat, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useId, useState } from 'react'
import { today as todayInTehran } from '../../calendar/days'
import {
  type DateRange,
  type DraftRange,
  findPreset,
  presetRange,
  presetsFor,
  rangeError,
  withDay,
} from '../../date-range/date-range'
import { Button } from '../actions/button'
import { ChipGroup } from '../fields/chip-group'
import { stack } from '../layout/primitives'
import { DateMonth } from './date-month'
import styles from './date-range-picker.module.css'

/**
 * From one Jalali day to another, up to today: ready ranges, a month's grid for fingers and keys, and «اعمال», which
 * stays disabled while the range is invalid. `capped` allows 30 days at most (VAL-19, ERR-19). It fills a sheet or a card.
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
  const { day } = useFormat()
  const [draft, setDraft] = useState<DraftRange>(value ?? {})
  const [focused, setFocused] = useState(value && value.to < today ? value.to : today)
  const id = useId()
  const problem = rangeError(draft, today, capped)
  const say: ReactNode =
    problem === 'incomplete'
      ? t(draft.from === undefined ? 'dates.chooseFrom' : 'dates.chooseTo')
      : problem && t(problem)
  const show = (iso: string | undefined) => (iso === undefined ? t('dates.none') : day(iso))
  return (
    <div className={stack[12]}>
      <div className={styles.presets}>
        <ChipGroup
          label={t('dates.presets')}
          fill
          value={findPreset(draft, today, capped)}
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
      <DateMonth
        range={draft}
        today={today}
        focused={focused}
        onFocus={setFocused}
        onChoose={(day) => {
          setFocused(day)
          setDraft(withDay(draft, day))
        }}
        open={monthOpen}
      />
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
