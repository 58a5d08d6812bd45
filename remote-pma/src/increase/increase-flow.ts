import { amountOf } from '@sarv/shared/money/amount-field'

/** The four stages of more money for a portfolio. (PMA-049) */
export type IncreaseStage = (typeof stages)[number]
const stages = ['amount', 'prepayment', 'method', 'receipt'] as const

/** What may happen at a stage: by the person, or by an answer of the server. */
export type IncreaseEvent = 'requested' | 'gateway' | 'slip' | 'handed-in' | 'refused' | 'back' | 'close'

/** Where it leads: a stage, the gateway with the whole browser, or one entry back in history. */
export type IncreaseMove = IncreaseStage | 'to-gateway' | 'history-back'

const moves: Readonly<Record<IncreaseStage, Partial<Record<IncreaseEvent, IncreaseMove>>>> = {
  amount: { requested: 'prepayment', back: 'history-back', close: 'history-back' },
  prepayment: { gateway: 'to-gateway', slip: 'method', back: 'amount', close: 'history-back' },
  method: { 'handed-in': 'receipt', refused: 'method', back: 'prepayment', close: 'history-back' },
  receipt: { close: 'history-back' },
}

/** @example moveFrom('prepayment', 'slip') // 'method'; undefined where the event has no place */
export function moveFrom(stage: IncreaseStage, event: IncreaseEvent): IncreaseMove | undefined {
  return moves[stage][event]
}

/**
 * The stage that is shown: where the person is, unless the server knows better. What was paid or handed in needs no more
 * paying; what failed begins anew, and so does what nobody knows.
 * @param status of the payment; undefined without one
 */
export function shownStage(wanted: IncreaseStage, status: string | undefined): IncreaseStage {
  switch (status) {
    case 'REVIEW':
    case 'SUCCESS':
      return 'receipt'
    case 'WAITING':
      return wanted === 'receipt' ? 'prepayment' : wanted
    default:
      return 'amount'
  }
}

/** Where a person is in the flow, as an entry of the browser's history keeps it over a reload. */
export interface IncreasePlace {
  readonly stage: IncreaseStage
  /** The payment's uuid, once it was asked for. */
  readonly payment?: string
}

/** A state of the history may hold anything; only what has the right shape counts. */
export function placeFrom(state: unknown): IncreasePlace {
  const kept = isObject(state) && isObject(state.increase) ? state.increase : {}
  const stage = stages.find((one) => one === kept.stage)
  const { payment } = kept
  if (stage === undefined || typeof payment !== 'string' || !/^[\da-f-]{36}$/.test(payment)) return { stage: 'amount' }
  return { stage, payment }
}

/** The amount that may be asked for; undefined while the button stays disabled. (VAL-15) @example amountToAsk('000', true) // undefined */
export function amountToAsk(digits: string, accepted: boolean): number | undefined {
  const amount = amountOf(digits)
  return accepted && amount !== undefined && amount > 0 ? amount : undefined
}

/**
 * Which portfolio is meant: the one of the address, else the only one; `choose` while there are several, and `leave` for
 * who has none, or not this one. (PMA-050)
 */
export function portfolioMeant<Portfolio extends { readonly prx: string }>(
  portfolios: readonly Portfolio[],
  wanted: string | null,
): Portfolio | 'choose' | 'leave' {
  const [first, second] = portfolios
  if (first === undefined) return 'leave'
  if (wanted !== null) return portfolios.find(({ prx }) => prx === wanted) ?? 'leave'
  return second === undefined ? first : 'choose'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
