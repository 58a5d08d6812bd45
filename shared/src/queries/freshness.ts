/** A number of minutes in milliseconds. @example minutes(30) // 1_800_000 */
export function minutes(count: number): number {
  return count * 60_000
}

/** A number of hours in milliseconds. @example hours(4) // 14_400_000 */
export function hours(count: number): number {
  return minutes(count * 60)
}

/** Stale time and refetch interval of a query; milliseconds. */
export interface Freshness {
  readonly staleTime: number
  readonly refetchInterval: number
}

function every(milliseconds: number): Freshness {
  return { staleTime: milliseconds, refetchInterval: milliseconds }
}

/**
 * Freshness by kind of data (PLT-061), to be spread into query options.
 * @example queryOptions({ queryKey: ['funds'], queryFn: () => call(listFunds), ...freshness.funds })
 */
export const freshness = {
  home: every(minutes(30)),
  assets: every(minutes(30)),
  funds: every(hours(4)),
  plans: every(hours(4)),
  profile: every(hours(4)),
  charts: every(hours(4)),
  navigation: every(14_400_000),
} as const satisfies Record<string, Freshness>
