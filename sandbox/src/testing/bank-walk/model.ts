import { newCardFee } from '@sarv/shared/rules/constants'

/** What a person should have. */
interface ModelHolder {
  balance: number
  units: number
  assetBack: boolean
  /** What the card has sent today. */
  used: number
  /** Cards that the account has had. */
  cards: number
  /** When the bank makes another card, whose fee it holds meanwhile. */
  reissueDueAt: number | undefined
}

/** Money under way: when it goes on, and whether it comes back. */
interface InTransit {
  readonly id: number
  readonly holder: number
  readonly amount: number
  readonly fee: number
  /** Of a card's daily limit; 0 for other ways. */
  readonly used: number
  readonly dueAt: number
  readonly isBack: boolean
}

/** A second, simple book of accounts, units, money under way and fees. */
export interface Model {
  readonly holders: ModelHolder[]
  inTransit: InTransit[]
  /** What the bank has earned. */
  fees: number
  readonly met: Map<string, number>
}

export const meet = (model: Model, event: string) => model.met.set(event, (model.met.get(event) ?? 0) + 1)

/** What money under way does by itself up to a moment, and the bank with its requests. */
export function pass(model: Model, now: number): void {
  for (const { holder, amount, fee, used, isBack } of model.inTransit.filter(({ dueAt }) => dueAt <= now)) {
    const owner = model.holders[holder]
    if (isBack && owner !== undefined) {
      owner.balance += amount + fee
      owner.used -= used
    }
    if (!isBack) model.fees += fee
    meet(model, isBack ? 'came back' : 'arrived')
  }
  model.inTransit = model.inTransit.filter(({ dueAt }) => dueAt > now)
  for (const owner of model.holders.filter(({ reissueDueAt }) => reissueDueAt !== undefined && reissueDueAt <= now)) {
    owner.reissueDueAt = undefined
    owner.cards += 1
    model.fees += newCardFee
    meet(model, 'card fee earned')
  }
}

/**
 * Spends from an account: true where the money is there, or where enough units are. Units have no fee: they have been
 * held for long.
 */
export function spend(model: Model, holder: number, total: number, price: number): boolean {
  const owner = model.holders[holder]
  if (owner === undefined) return false
  const missing = total - owner.balance
  if (missing > 0) {
    const sold = Math.ceil(missing / price)
    if (!owner.assetBack || sold > owner.units) return false
    owner.units -= sold
    owner.balance += sold * price
    meet(model, 'drew on the fund')
  }
  owner.balance -= total
  return true
}
