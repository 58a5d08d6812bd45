/** A price on a day: rial, and the day as the wire says it (ISO). */
export interface PricePoint {
  date: string
  value: number
}

/** Where the index of a performance begins: 117.06 is a return of 17.06 percent. */
export const indexBase = 100

/** Prices that can be drawn, and the day of each by `dayNumber`: ascending. */
export interface PriceSeries {
  readonly points: readonly PricePoint[]
  readonly days: readonly number[]
}

/**
 * The points that can be drawn: prices above nothing, oldest first, one a day (the later row wins).
 * @returns the same array where nothing is to be done
 * @example drawable([{ date: '2026-02-01', value: 2 }, { date: '2026-01-01', value: 1 }]) // January first
 */
export const drawable = (points: readonly PricePoint[]): readonly PricePoint[] => toPriceSeries(points).points

/** Memo of the series by their points: a chart is given what `drawable` has returned to another caller. */
const known = new WeakMap<readonly PricePoint[], PriceSeries>()

/** The same with their days. */
export function toPriceSeries(points: readonly PricePoint[]): PriceSeries {
  const series = known.get(points) ?? readSeries(points)
  known.set(series.points, series)
  return series
}

function readSeries(points: readonly PricePoint[]): PriceSeries {
  const days = points.map(({ date }) => dayNumber(date))
  // Points in order, as servers send them, are not copied or sorted: there may be fifty thousand.
  if (
    points.every(
      ({ value }, index) => isPrice(value) && (days[index] ?? 0) > (days[index - 1] ?? Number.NEGATIVE_INFINITY),
    )
  )
    return { points, days }
  const byDay = new Map<number, PricePoint>()
  points.forEach((point, index) => {
    if (isPrice(point.value)) byDay.set(days[index] ?? Number.NaN, point)
  })
  byDay.delete(Number.NaN)
  const sorted = [...byDay].sort(([one], [other]) => one - other)
  return { points: sorted.map(([, point]) => point), days: sorted.map(([day]) => day) }
}

const isPrice = (value: number) => Number.isFinite(value) && value > 0

const nought = '0'.charCodeAt(0)
const dash = '-'.charCodeAt(0)

/**
 * Days since 1970-01-01 of an ISO day or instant, NaN for an invalid one. Date.parse takes the 30th of February for
 * a day in March.
 * @example dayNumber('1970-01-02') // 1
 */
export function dayNumber(date: string): number {
  if (date.length < 10 || date.charCodeAt(4) !== dash || date.charCodeAt(7) !== dash) return Number.NaN
  const year = 100 * twoDigits(date, 0) + twoDigits(date, 2)
  const month = twoDigits(date, 5)
  const day = twoDigits(date, 8)
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return Number.NaN
  // Years that begin in March have the leap day at their end.
  const shifted = month > 2 ? year : year - 1
  const monthsFromMarch = (month + 9) % 12
  const days = 365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return days + Math.floor((153 * monthsFromMarch + 2) / 5) + day - 719_469
}

function twoDigits(date: string, place: number): number {
  return 10 * digitAt(date, place) + digitAt(date, place + 1)
}

function digitAt(date: string, place: number): number {
  const digit = date.charCodeAt(place) - nought
  return digit >= 0 && digit <= 9 ? digit : Number.NaN
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** Change from the first value, in percent; 0 when that was 0. @example changeSince(100, 118.2) // 18.2 */
export function changeSince(start: number, now: number): number {
  return start === 0 ? 0 : ((now - start) / start) * 100
}

/**
 * The range that a chart spans, a twentieth of air above and below; a flat line stands in the middle.
 * @example valueRange([100, 200]) // { low: 95, high: 205 }
 */
export function valueRange(values: readonly number[]): { low: number; high: number } {
  if (values.length === 0) return { low: 0, high: 1 }
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const air = (high - low || Math.abs(high) || 1) * 0.05
  return { low: low - air, high: high + air }
}

/**
 * Where an arrow key leads among `count` points, from the last one when none is chosen; undefined for other keys.
 * Time runs left to right in both languages, so → is always later.
 */
export function placeAfter(key: string, place: number | undefined, count: number): number | undefined {
  const from = place ?? count - 1
  const far = Math.max(1, Math.round(count / 10))
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    PageUp: from + far,
    PageDown: from - far,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next))
}

/**
 * Deposits of a performance: the days, after the first one, on which more had been paid in than before.
 * @example depositDays([{ date: '2026-11-20', paid_in: 5 }, { date: '2026-11-21', paid_in: 7 }]) // ['2026-11-21']
 */
export function depositDays(days: readonly { readonly date: string; readonly paid_in: number }[]): string[] {
  return days.flatMap(({ date, paid_in }, index) => {
    const before = days[index - 1]
    return before !== undefined && paid_in > before.paid_in ? [date] : []
  })
}
