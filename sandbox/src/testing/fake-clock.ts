import type { Clock } from '../time/clock'

/** Fake clock: it stands still until it is moved, what a test sees depends on nothing but the test. */
export function createFakeClock(start: string): Clock {
  const first = new Date(start).getTime()
  let now = first
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000
    },
    reset() {
      now = first
    },
  }
}
