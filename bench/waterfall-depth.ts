/** When a request was sent and when its last byte came, on one clock. */
export interface Sent {
  readonly start: number
  readonly end: number
}

/**
 * Depth of the request waterfall: how many responses had to be waited for one after the other; a request that was sent after another had been answered is
 * one wave later. It counts well where every answer takes far longer than what is reckoned between them.
 * @returns the wave of each request in the given order; the first ones are in wave 0
 */
export function waterfallDepth(requests: readonly Sent[]): number[] {
  const waves = new Map<Sent, number>()
  for (const request of requests.toSorted((one, other) => one.start - other.start)) {
    const before = [...waves].filter(([{ end }]) => end <= request.start).map(([, wave]) => wave)
    waves.set(request, Math.max(-1, ...before) + 1)
  }
  return requests.map((request) => waves.get(request) ?? 0)
}
