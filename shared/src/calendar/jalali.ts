/** A day of the Jalali calendar; months and days count from 1. */
export interface JalaliDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Years in which `Intl` and jalali-moment agree on every day; nothing else is offered or accepted. They part at the end of
 * 1502, whose spring comes within minutes of Tehran's noon.
 */
export const firstYear = 1300
export const lastYear = 1500

const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const inTehran = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Tehran',
})

/**
 * The ISO day `YYYY-MM-DD` of a wire date: a plain day stays that day wherever the browser is, an instant is the day
 * that Tehran had then. Undefined for anything that is no date.
 * @example toIsoDay('2026-11-20T22:00:00Z') // '2026-11-21'
 */
export function toIsoDay(iso: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    const time = Date.parse(`${iso}T00:00:00Z`)
    // Date.parse lets 2026-02-31 through as 3 March in some engines.
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso
  }
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(iso)) return undefined
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? undefined : inTehran.format(instant)
}

/**
 * The Jalali day of a wire date, or undefined for what is no date or lies outside the supported years. (PLT-036)
 * @example toJalali('2026-03-21') // { year: 1405, month: 1, day: 1 }
 */
export function toJalali(iso: string): JalaliDay | undefined {
  const day = toIsoDay(iso)
  return day === undefined ? undefined : supported(partsOf(Date.parse(`${day}T00:00:00Z`)))
}

function partsOf(time: number): JalaliDay {
  const found: Record<string, string> = {}
  for (const { type, value } of parts.formatToParts(time)) found[type] = value
  return { year: Number(found.year), month: Number(found.month), day: Number(found.day) }
}

function supported(day: JalaliDay): JalaliDay | undefined {
  return day.year >= firstYear && day.year <= lastYear ? day : undefined
}
