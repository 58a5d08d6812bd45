import { parseAmount } from '@sarv/shared/money/amount-field'
import { isObject } from '@sarv/shared/rules/is-object'

/** States of the increase flow (more money for a portfolio), a state machine of four stages. (PMA-049) */
export type IncreaseStage = (typeof stages)[number]
const stages = ['amount', 'prepayment', 'method', 'receipt'] as const

/** Events of the state machine: caused by the person, or by a response of the server. */
export type IncreaseEvent = 'requested' | 'slip' | 'submitted' | 'back' | 'close'

/** Target of a transition: a stage, or one entry back in the history. */
export type IncreaseTarget = IncreaseStage | 'history-back'

const transitions: Readonly<Record<IncreaseStage, Partial<Record<IncreaseEvent, IncreaseTarget>>>> = {
  amount: { requested: 'prepayment', back: 'history-back', close: 'history-back' },
  prepayment: { slip: 'method', back: 'amount', close: 'history-back' },
  method: { submitted: 'receipt', back: 'prepayment', close: 'history-back' },
  receipt: { close: 'history-back' },
}

/**
 * Transition function of the state machine; undefined where the stage does not handle the event.
 * @example nextTarget('prepayment', 'slip') // 'method'
 */
export function nextTarget(stage: IncreaseStage, event: IncreaseEvent): IncreaseTarget | undefined {
  return transitions[stage][event]
}

/**
 * Computes the stage to show: the person's own, unless the status of the payment overrides it. A payment that was made or
 * whose slip was submitted needs no more paying; one that failed or is unknown begins again at the amount.
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

/** Position in the flow as stored in the browser's history entry, so that it survives a reload. */
export interface IncreasePosition {
  readonly stage: IncreaseStage
  /** The payment's uuid, once it was requested. */
  readonly payment?: string
}

/** Parses the position out of a history state, which may hold anything; a wrong shape gives the first stage. */
export function parsePosition(state: unknown): IncreasePosition {
  const stored = isObject(state) && isObject(state.increase) ? state.increase : {}
  const stage = stages.find((one) => one === stored.stage)
  const { payment } = stored
  if (stage === undefined || typeof payment !== 'string' || !/^[\da-f-]{36}$/.test(payment)) return { stage: 'amount' }
  return { stage, payment }
}

/**
 * Validates the amount in rial that may be requested; undefined while the button stays disabled. (VAL-15)
 * @example requestableAmount('000', true) // undefined
 */
export function requestableAmount(digits: string, accepted: boolean): number | undefined {
  const amount = parseAmount(digits)
  return accepted && amount !== undefined && amount > 0 ? amount : undefined
}

/**
 * Resolves the portfolio to increase: the one in the query string, else the only one. `choose` while there are several,
 * `leave` for a person who has none, or not this one. (PMA-050)
 */
export function resolvePortfolio<Portfolio extends { readonly prx: string }>(
  portfolios: readonly Portfolio[],
  wanted: string | null,
): Portfolio | 'choose' | 'leave' {
  const [first, second] = portfolios
  if (first === undefined) return 'leave'
  if (wanted !== null) return portfolios.find(({ prx }) => prx === wanted) ?? 'leave'
  return second === undefined ? first : 'choose'
}
