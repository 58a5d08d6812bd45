/** Memory of a process at one moment. */
export interface MemorySample {
  /** Seconds since the load began. */
  readonly at: number
  readonly megabytes: number
}

/** How the memory of a process went while it was under load. */
export interface MemoryTrend {
  readonly peak: number
  /** Slope of the regression line after the warm-up, megabytes a minute. */
  readonly slope: number
  /** What the line gains from the end of the warm-up to the end, megabytes. */
  readonly growth: number
}

/** The part of a run in which caches fill and code is compiled. */
const warmUp = 1 / 3

/** The least squares line through what was sampled after the warm-up. @throws RangeError with fewer than two such samples */
export function memoryTrend(samples: readonly MemorySample[]): MemoryTrend {
  const end = Math.max(...samples.map(({ at }) => at))
  const steady = samples.filter(({ at }) => at >= end * warmUp)
  if (steady.length < 2) throw new RangeError('Two samples make a line')
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [meanOf(steady.map(({ at }) => at)), meanOf(steady.map(({ megabytes }) => megabytes))]
  const covariance = meanOf(steady.map(({ at, megabytes }) => (at - middle) * (megabytes - level)))
  const variance = meanOf(steady.map(({ at }) => (at - middle) ** 2))
  const perSecond = covariance / variance
  return {
    peak: Math.max(...samples.map(({ megabytes }) => megabytes)),
    slope: perSecond * 60,
    growth: perSecond * (end - (steady[0]?.at ?? 0)),
  }
}
