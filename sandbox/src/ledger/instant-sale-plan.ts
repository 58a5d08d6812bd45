import { type Taken, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import { unitsCovering } from '../market/arithmetic'
import type { HeldLot } from './lots'
import { feeOf } from './units'

/** Units whose sale brings at least so much, and what it brings. */
export interface InstantSale {
  readonly units: number
  readonly price: number
  readonly fee: number
  /** Worth of the units less the fee: at least what was asked for. */
  readonly net: number
  readonly taken: readonly Taken<HeldLot>[]
}

type Terms = Parameters<typeof takeOldest>[2] & {
  /** Oldest first. */
  readonly lots: readonly HeldLot[]
  /** Units that no open sale has blocked. */
  readonly free: number
}

/** The fewest units that bring a net amount: more units cover what the fee takes; undefined where there are too few. */
export function coverNet(net: number, { lots, free, ...terms }: Terms): InstantSale | undefined {
  const { price } = terms
  let units = unitsCovering(net, price)
  while (units <= free) {
    const taken = takeOldest(lots, units, terms)
    const fee = feeOf(taken)
    const brought = units * price - fee
    if (brought >= net) return { units, price, fee, net: brought, taken }
    units += unitsCovering(net - brought, price)
  }
  return undefined
}
