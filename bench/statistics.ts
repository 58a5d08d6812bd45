export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The value in the middle, or the mean of the two there. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('No median of an empty list')
  return (lower + upper) / 2
}
