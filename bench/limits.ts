import type { Overhead } from './overhead'

interface Limit {
  readonly figure: keyof Overhead
  readonly title: string
  /** Where the product wants to be. */
  readonly target: number
  /** What must not be passed: the target, or what is reached until it is. */
  readonly limit: number
}

/** Regression limits of the deterministic metrics. Bytes as they cross the network. */
export const limits: readonly Limit[] = [
  { figure: 'requests', title: 'requests beyond the monolith until an area can be used', target: 3, limit: 4 },
  { figure: 'depth', title: 'round trips in a row beyond the monolith', target: 0, limit: 0 },
  { figure: 'duplicates', title: 'second instances', target: 0, limit: 0 },
  // 16,982 in the last build; two of nearly the same code were 320 apart: names and hashes do not compress alike.
  { figure: 'firstRemote', title: 'bytes beyond the monolith, first remote', target: 12_000, limit: 17_800 },
  { figure: 'furtherRemote', title: 'bytes beyond the monolith, each further remote', target: 1_500, limit: 2_000 },
  {
    figure: 'returningToIt',
    title: 'share that is fetched again in the area that was deployed',
    target: 0.25,
    limit: 0.25,
  },
  { figure: 'returningElsewhere', title: 'share that is fetched again elsewhere', target: 0.25, limit: 0.25 },
]

/** A line for each figure that is over its limit. */
export function limitsBroken(price: Overhead): string[] {
  return limits
    .filter(({ figure, limit }) => !(price[figure] <= limit))
    .map(({ figure, title, limit }) => `over the limit: ${title}: ${price[figure]} of ${limit}`)
}
