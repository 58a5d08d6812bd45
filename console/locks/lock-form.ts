import type { WantedLock } from '@sarv/platform/delivery/console/contract'
import { tehranClock, tehranDay } from '@sarv/shared/calendar/tehran'
import { toAsciiDigits } from '@sarv/shared/text/digits'

/** What the sheet of a lock holds, as it was typed; days are ISO days, times those of Tehran. */
export interface LockForm {
  readonly when: 'now' | 'window'
  readonly fromDay: string
  readonly fromTime: string
  readonly untilDay: string
  readonly untilTime: string
  readonly why: string
}

type FieldName = 'fromTime' | 'untilTime' | 'untilDay' | 'why'
/** The key of its message, by field. */
export type LockErrors = Readonly<Partial<Record<FieldName, string>>>

const day = 86_400_000

/** The form when the sheet opens; a window would be that of a day from now. */
export function emptyLockForm(now: Date): LockForm {
  return {
    when: 'now',
    fromDay: tehranDay(now),
    fromTime: tehranClock(now),
    untilDay: tehranDay(new Date(now.getTime() + day)),
    untilTime: tehranClock(now),
    why: '',
  }
}

/** The lock that a form asks for, or what is wrong with it. */
export function readLockForm(form: LockForm, now: Date): { readonly wanted?: WantedLock; readonly errors: LockErrors } {
  const why = form.why.trim()
  const reason: LockErrors = why.length >= 3 ? {} : { why: 'form.whyMissing' }
  if (form.when === 'now') return why.length >= 3 ? { wanted: { why }, errors: {} } : { errors: reason }
  const from = instantOf(form.fromDay, form.fromTime)
  const until = instantOf(form.untilDay, form.untilTime)
  const isBackwards = from !== undefined && until !== undefined && (until <= from || until <= now.toISOString())
  const errors: LockErrors = {
    ...(from ? {} : { fromTime: 'lock.timeWrong' }),
    ...(until ? {} : { untilTime: 'lock.timeWrong' }),
    ...(isBackwards ? { untilDay: 'lock.untilWrong' } : {}),
    ...reason,
  }
  return Object.keys(errors).length > 0 ? { errors } : { wanted: { from, until, why }, errors }
}

/** ISO 8601 in UTC; undefined when the time is none. Tehran is 3:30 ahead all year. */
function instantOf(isoDay: string, time: string): string | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(toAsciiDigits(time).trim()) ?? []
  return hour && minute && new Date(`${isoDay}T${hour.padStart(2, '0')}:${minute}+03:30`).toISOString()
}
