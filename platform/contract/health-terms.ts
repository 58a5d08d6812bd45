/**
 * Where one bucket of a histogram ends, in milliseconds; what took longer falls into one more at the end. Counts in fixed
 * buckets can be added up over pages, servers and minutes, which medians and percentiles cannot.
 */
export const bucketBounds = [
  10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000,
] as const

/** A histogram without a count. */
export function emptyHistogram(): number[] {
  return Array.from({ length: bucketBounds.length + 1 }, () => 0)
}

/** The phases of opening a remote: its entry is fetched, it takes what is shared and brings its screens, it draws. */
export const loadPhases = ['entry', 'init', 'mount'] as const
export type LoadPhase = (typeof loadPhases)[number]

/**
 * The web vitals that belong to a version: the largest contentful paint of a page that was loaded with it, and the
 * interaction to next paint of a page whose slowest interaction was on its screen.
 */
export const webVitals = ['lcp', 'inp'] as const
export type WebVital = (typeof webVitals)[number]

/** Why a remote is not on the screen. */
export const failureReasons = [
  'offline',
  'unreachable',
  'timeout',
  'integrity',
  'incompatible',
  'crashed',
  // A page did not live through opening it, and the next one leaves it out.
  'stalled',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** The reason of an error after a version was on the screen. */
export const laterFailure = 'later'
