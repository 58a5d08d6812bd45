/**
 * The line through some values in a box, oldest at the left in both languages. Fewer than two numbers give no line.
 * @example sparklinePath([1, 3, 2], 128, 32)?.line // 'M0 32L64 0L128 16'
 */
export function sparklinePath(
  values: readonly number[],
  width: number,
  height: number,
): { line: string; end: readonly [x: number, y: number] } | undefined {
  const good = values.filter(Number.isFinite)
  const last = good.at(-1)
  if (good.length < 2 || last === undefined) return undefined
  const low = good.reduce((least, value) => Math.min(least, value))
  const high = good.reduce((most, value) => Math.max(most, value))
  // A flat line runs through the middle.
  const y = (value: number) => round(high === low ? height / 2 : height - ((value - low) / (high - low)) * height)
  const points = good.map((value, index) => `${round((index / (good.length - 1)) * width)} ${y(value)}`)
  return { line: `M${points.join('L')}`, end: [width, y(last)] }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
