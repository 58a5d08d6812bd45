/** A price on a day: rial, and the day as the wire says it (ISO). */
export interface PricePoint {
  date: string
  value: number
}

/**
 * The points that can be drawn: numbers only, oldest first, one a day (the later one wins).
 * @example drawable([{ date: '2026-02-01', value: 2 }, { date: '2026-01-01', value: 1 }]) // January first
 */
export function drawable(points: readonly PricePoint[]): PricePoint[] {
  const byDay = new Map<string, PricePoint>()
  for (const point of points) {
    if (Number.isFinite(point.value) && !Number.isNaN(Date.parse(point.date))) byDay.set(point.date, point)
  }
  return [...byDay.values()].sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

/** Change from the first value, in percent; 0 when that was 0. @example changeSince(100, 118.2) // 18.2 */
export function changeSince(start: number, now: number): number {
  return start === 0 ? 0 : ((now - start) / start) * 100
}

/**
 * The range that a chart spans, a twentieth of air above and below; a flat line stands in the middle.
 * @example spanOf([100, 200]) // { low: 95, high: 205 }
 */
export function spanOf(values: readonly number[]): { low: number; high: number } {
  if (values.length === 0) return { low: 0, high: 1 }
  const low = values.reduce((least, value) => Math.min(least, value))
  const high = values.reduce((most, value) => Math.max(most, value))
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
