const minute = 60_000

/**
 * Rate limit by key, in a fixed window of a minute.
 * @param most requests of one key within it
 * @returns whether one more is allowed
 * @example const isAllowed = requestRate(600)
 */
export function requestRate(most: number, now: () => number = Date.now): (key: string) => boolean {
  const counts = new Map<string, number>()
  let ends = 0
  return (key) => {
    if (now() >= ends) {
      counts.clear()
      ends = now() + minute
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}
