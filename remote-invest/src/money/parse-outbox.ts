import { isObject } from '@sarv/platform/lib/is-object'
import { type Outbox, parseOutbox as parseIntents } from '@sarv/shared/outbox/parse-outbox'
import { isMoneyRequest, type MoneyRequest } from './money-request'

/** The outbox of this remote: what it stores in its slice `fund`. Tabs of other versions read it under the same names. */
export interface FundOutbox extends Outbox<MoneyRequest> {
  /** The payment that /payment shows, by its uuid. */
  readonly payment?: string
  /** Name of the gateway that a purchase was paid at last. */
  readonly gateway?: string
}

/** Parses what the storage holds, which may be anything: a damaged part is dropped without its neighbours. (F45) */
export function parseOutbox(stored: unknown): FundOutbox {
  const { payment, gateway } = isObject(stored) ? stored : {}
  return {
    ...parseIntents(stored, isMoneyRequest),
    ...(typeof payment === 'string' && { payment }),
    ...(typeof gateway === 'string' && { gateway }),
  }
}

/** Where the outbox lies. Tabs of other versions hold the same locks, so their names never change. */
export const fundPlace = {
  slice: 'fund',
  names: { memory: 'sarv-money-memory', request: 'sarv-money', mark: 'sarv.money' },
  parse: parseOutbox,
} as const
