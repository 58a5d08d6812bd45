import { addDays, today } from '@sarv/shared/calendar/days'
import { useTranslation } from '@sarv/shared/platform'
import { DayField } from '@sarv/shared/ui/dates/day-field'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import type { LockErrors, LockForm } from './lock-form'
import styles from './locks.module.css'

/** Days ahead that a window may begin or end. */
const farthest = 400

/** When a lock holds: from now on, or from a day and a time until another. */
export function WindowFields({
  form,
  set,
  told,
}: {
  form: LockForm
  set: (next: Partial<LockForm>) => void
  told: (field: keyof LockErrors) => string | undefined
}) {
  const { t } = useTranslation('console')
  const last = addDays(today(), farthest)
  return (
    <>
      <ChipGroup
        label={t('lock.when')}
        options={[
          { value: 'now', label: t('lock.whenNow') },
          { value: 'window', label: t('lock.whenWindow') },
        ]}
        value={form.when}
        onChange={(when) => set({ when })}
        fill
      />
      {form.when === 'window' && (
        <>
          <div className={styles.moment}>
            <DayField
              label={t('lock.fromDay')}
              value={form.fromDay}
              onChange={(fromDay) => set({ fromDay })}
              today={last}
            />
            <TextInput
              label={t('lock.fromTime')}
              digits
              inputMode="text"
              maxLength={5}
              value={form.fromTime}
              onChange={({ target }) => set({ fromTime: target.value })}
              error={told('fromTime')}
            />
          </div>
          <div className={styles.moment}>
            <DayField
              label={t('lock.untilDay')}
              value={form.untilDay}
              onChange={(untilDay) => set({ untilDay })}
              error={told('untilDay')}
              today={last}
            />
            <TextInput
              label={t('lock.untilTime')}
              digits
              inputMode="text"
              maxLength={5}
              value={form.untilTime}
              onChange={({ target }) => set({ untilTime: target.value })}
              error={told('untilTime')}
            />
          </div>
        </>
      )}
    </>
  )
}
