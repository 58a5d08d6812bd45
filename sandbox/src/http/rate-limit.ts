/**
 * Rate limit by key in a fixed window, in memory.
 * @param max calls of one key within it
 * @returns seconds until a call is allowed; 0 when it is
 * @example const secondsToWait = rateLimit(100, 3600)(person.sub, clock.now())
 */
export function rateLimit(max: number, seconds: number): (key: string, now: Date) => number {
  const counts = new Map<string, number>()
  let ends = 0
  return (key, now) => {
    const left = (ends - now.getTime()) / 1000
    // A clock that was set back begins another window too.
    if (left <= 0 || left > seconds) {
      counts.clear()
      ends = now.getTime() + seconds * 1000
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= max ? 0 : Math.ceil((ends - now.getTime()) / 1000)
  }
}
