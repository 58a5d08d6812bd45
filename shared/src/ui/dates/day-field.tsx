import { useFormat, useTranslation } from '@sarv/shared/platform'
import { CalendarDays } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { today as todayInTehran } from '../../calendar/days'
import { ErrorState } from '../feedback/error-state'
import { Skeleton } from '../feedback/skeleton'
import { Field } from '../fields/field'
import { stack } from '../layout/primitives'
import { Sheet } from '../overlay/sheet'
import styles from './day-field.module.css'
import { useDateMonth } from './use-date-month'

/** Height of the usual month: its heading and the week's, and five weeks. */
const monthHeight = 'calc(44px + 12px + 2rem + 5 * 44px)'

/**
 * One Jalali day up to today, chosen from a month in a sheet; choosing closes it.
 * @example <DayField label={t('day')} value={day} onChange={setDay} error={error} />
 */
export function DayField({
  label,
  value,
  onChange,
  error,
  buttonRef,
  today = todayInTehran(),
}: {
  label: string
  /** ISO day; '' while none is chosen. */
  value: string
  onChange: (day: string) => void
  error?: string
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** ISO day. @default today in Tehran */
  today?: string
}) {
  const { t } = useTranslation('ui')
  const { fullDate } = useFormat()
  const [open, setOpen] = useState(false)
  const [focused, setFocused] = useState(value || today)
  const { Month, failed, load } = useDateMonth()
  const shown = value === '' ? t('dates.none') : fullDate(value)
  return (
    <>
      <Field label={label} error={error}>
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            ref={buttonRef}
            type="button"
            id={id}
            className={styles.button}
            data-wrong={error !== undefined || undefined}
            aria-haspopup="dialog"
            aria-label={`${label}: ${shown}`}
            aria-describedby={describedBy}
            onClick={() => {
              if (failed) load()
              setFocused(value || today)
              setOpen(true)
            }}
          >
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
            <span className={value === '' ? styles.empty : undefined}>{shown}</span>
          </button>
        )}
      </Field>
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <div className={stack[12]}>
          {Month ? (
            <Month
              range={value === '' ? {} : { from: value, to: value }}
              today={today}
              focused={focused}
              onFocus={setFocused}
              onChoose={(day) => {
                onChange(day)
                setOpen(false)
              }}
            />
          ) : failed ? (
            <ErrorState compact text={t('failure.offline')} onRetry={load} />
          ) : (
            <Skeleton height={monthHeight} radius={16} />
          )}
        </div>
      </Sheet>
    </>
  )
}
