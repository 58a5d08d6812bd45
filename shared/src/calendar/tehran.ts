/**
 * Formatters of Tehran's day and clock, made when they are first asked for: the first Intl.DateTimeFormat of a page takes a
 * slow phone 0.2 s, in which nothing is painted.
 */
const formatters: Partial<Record<'day' | 'clock', Intl.DateTimeFormat>> = {}

const timeZone = 'Asia/Tehran'

/** The ISO day that Tehran has at an instant. @example tehranDay(new Date('2026-11-20T22:00:00Z')) // '2026-11-21' */
export function tehranDay(instant: Date): string {
  formatters.day ??= new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  const { year, month, day } = partsOf(formatters.day, instant)
  return `${year}-${month}-${day}`
}

/** The hours and minutes of 24 that Tehran has then. @example tehranClock(new Date('2026-11-21T12:52:08Z')) // '16:22' */
export function tehranClock(instant: Date): string {
  const twoDigits = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  formatters.clock ??= new Intl.DateTimeFormat('en', twoDigits)
  const { hour, minute } = partsOf(formatters.clock, instant)
  return `${hour}:${minute}`
}

/** Reads the parts by name, because their order and the signs between them differ by engine and release. */
function partsOf(formatter: Intl.DateTimeFormat, instant: Date): Partial<Record<string, string>> {
  return Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
}
