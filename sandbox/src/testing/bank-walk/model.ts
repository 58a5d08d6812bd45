/** What a person should have. */
export interface ModelHolder {
  balance: number
  units: number
  assetBack: boolean
  /** What the card has sent today. */
  used: number
}

/** Money under way: when it goes on, and whether it comes back. */
export interface InTransit {
  readonly id: number
  readonly holder: number
  readonly total: number
  /** Of a card's daily limit; 0 for other ways. */
  readonly used: number
  readonly dueAt: number
  readonly isBack: boolean
}

/** A second, simple book of accounts, units and money under way. */
export interface Model {
  readonly holders: ModelHolder[]
  inTransit: InTransit[]
  readonly met: Map<string, number>
}

export const meet = (model: Model, event: string) => model.met.set(event, (model.met.get(event) ?? 0) + 1)

/** What money under way does by itself up to a moment. */
export function pass(model: Model, now: number): void {
  for (const { holder, total, used, isBack } of model.inTransit.filter(({ dueAt }) => dueAt <= now)) {
    const owner = model.holders[holder]
    if (isBack && owner !== undefined) {
      owner.balance += total
      owner.used -= used
    }
    meet(model, isBack ? 'came back' : 'arrived')
  }
  model.inTransit = model.inTransit.filter(({ dueAt }) => dueAt > now)
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
