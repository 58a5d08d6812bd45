import type { DestinationOwner, TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { transferFee, typesFor } from '@sarv/shared/rules/transfer-rules'
import { kindOf } from './typed-destination'

/** A number whose owner is known, with what the bank told of it. */
export interface KnownDestination {
  /** Digits of a card, or `IR` and 24 digits. */
  readonly number: string
  readonly owner: DestinationOwner
}

/** One way for an amount, to one number: with the reason where it cannot be taken. (BNK-064) */
export interface Way {
  readonly rule: TransferRule
  readonly to: KnownDestination
  /** `elsewhere`: it does not lead to that bank. `frozen`: the holder has blocked the card that it takes money from. */
  readonly closedBy?: 'elsewhere' | 'tooSmall' | 'tooLarge' | 'frozen'
}

/** Why a way was taken: the person chose it, no other one takes the amount, it arrives first, or as soon for a lower fee. */
type WayReason = 'chosen' | 'only' | 'soonest' | 'cheapest'

/** The way that is taken, and why; no reason where another way is as good. */
export interface TakenWay extends Way {
  readonly reason: WayReason | undefined
}

/**
 * The ways to a recipient for an amount, those that can be taken first: by card to a card, in all other ways to an IBAN.
 * (BNK-063, BNK-064, BNK-087)
 * @param amount undefined before one is typed: then only the bank counts
 */
export function waysFor(
  amount: number | undefined,
  rules: readonly TransferRule[],
  destinations: readonly KnownDestination[],
  { isFrozen = false }: { readonly isFrozen?: boolean } = {},
): Way[] {
  const ways = destinations.flatMap((to) =>
    rules
      .filter(({ type }) => (type === 'card') === (kindOf(to.number) === 'CARD'))
      .map((rule): Way => {
        if (rule.type === 'card' && isFrozen) return { rule, to, closedBy: 'frozen' }
        if (!to.owner.types.includes(rule.type)) return { rule, to, closedBy: 'elsewhere' }
        if (amount === undefined || typesFor(amount, [rule], to.owner.types).length > 0) return { rule, to }
        return { rule, to, closedBy: amount < rule.min_amount ? 'tooSmall' : 'tooLarge' }
      }),
  )
  return [...ways.filter(({ closedBy }) => !closedBy), ...ways.filter(({ closedBy }) => closedBy)]
}

/**
 * The way that is taken: the chosen one while it is open, else the one that arrives first, of those the one with the lowest
 * fee. Undefined where none takes the amount. (BNK-063, BNK-087)
 */
export function takenWay(
  ways: readonly Way[],
  amount: number | undefined,
  chosen: TransferType | undefined,
): TakenWay | undefined {
  const open = ways.filter(({ closedBy }) => closedBy === undefined)
  const own = open.find(({ rule }) => rule.type === chosen)
  if (own) return { ...own, reason: 'chosen' }
  const feeOf = ({ rule }: Way) => (amount === undefined ? 0 : transferFee(amount, rule.fee))
  const arrival = ({ rule }: Way) => Date.parse(rule.arrives_at)
  const [best, second] = open.toSorted((one, other) => arrival(one) - arrival(other) || feeOf(one) - feeOf(other))
  if (best === undefined) return undefined
  if (second === undefined) return { ...best, reason: ways.length > 1 ? 'only' : undefined }
  if (arrival(best) < arrival(second)) return { ...best, reason: 'soonest' }
  return { ...best, reason: feeOf(best) < feeOf(second) ? 'cheapest' : undefined }
}
