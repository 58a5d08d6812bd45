/** An instant to the minute, in UTC; empty when it is not known. @example shortTime('2026-11-21T12:04:05.123Z') // '2026-11-21 12:04Z' */
export function shortTime(time: string | undefined): string {
  return time === undefined ? '' : `${time.slice(0, 16).replace('T', ' ')}Z`
}
