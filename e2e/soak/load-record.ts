/** What the callers of one service got. */
export interface LoadRecord {
  /** Counts a response, or the lack of one. @param error undefined for what was wanted */
  add(milliseconds: number, error?: string): void
  summary(seconds: number): LoadSummary
}

interface LoadSummary {
  readonly requests: number
  readonly perSecond: number
  /** Percentiles of the response times, milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly errors: number
  /** The errors by what they were. */
  readonly kinds: Readonly<Record<string, number>>
}

export function loadRecord(): LoadRecord {
  const times: number[] = []
  const kinds = new Map<string, number>()
  return {
    add(milliseconds, error) {
      times.push(milliseconds)
      if (error !== undefined) kinds.set(error, (kinds.get(error) ?? 0) + 1)
    },
    summary(seconds) {
      const sorted = Float64Array.from(times).sort()
      const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
      return {
        requests: times.length,
        perSecond: times.length / seconds,
        p50: at(0.5),
        p99: at(0.99),
        errors: [...kinds.values()].reduce((sum, count) => sum + count, 0),
        kinds: Object.fromEntries(kinds),
      }
    },
  }
}
