/** What units are worth at the end of a day, and the part of it that came on that day at its price; below 0 what went. Whole rial. */
export interface ValuedDay {
  readonly value: number
  readonly flow: number
}

/**
 * Time-weighted return: how what was held grew since the first day, in percent, for each of the days. It is chained from
 * flow to flow, so what is paid in or taken out is neither gain nor loss.
 * @param days oldest first
 */
export function timeWeightedReturns(days: readonly ValuedDay[]): number[] {
  // Products of whole rial, exact: rounding would tell apart what a deposit leaves the same.
  let [grown, from] = [1n, 1n]
  let start = 0
  return days.map(({ value, flow }) => {
    const [above, below] = start > 0 ? [grown * BigInt(value - flow), from * BigInt(start)] : [grown, from]
    if (flow !== 0) {
      ;[grown, from] = [above, below]
      start = value
    }
    return toPercent(above, below)
  })
}

const parts = 1_000_000n

function toPercent(above: bigint, below: bigint): number {
  return Math.round(Number(((above - below) * parts) / below) / 100) / 100
}
