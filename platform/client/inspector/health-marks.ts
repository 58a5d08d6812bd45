import { healthMark } from '../health/health-record'

/** One line of a remote's opening, as the page's health record marks it in the browser's User Timing. */
export interface HealthMark {
  /** Milliseconds of the page, when it was over. */
  readonly at: number
  readonly name: string
  readonly version: string
  /** A phase or web vital, `opened`, or the reason of a failure. */
  readonly what: string
  /** Milliseconds that it took. */
  readonly took?: number
}

/** The marks of this page, oldest first. */
export function healthMarks(): HealthMark[] {
  const marks = performance.getEntriesByName(healthMark) as PerformanceMark[]
  return marks.map(({ startTime, detail }) => ({ at: startTime, ...detail }))
}
