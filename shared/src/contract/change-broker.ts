import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { isoDate, rowId } from './wire'

/**
 * A stockbroker.
 * @example { id: 3, name: 'کارگزاری رهنورد کویر', city: 'یزد' }
 */
export const broker = z.object({ id: z.int(), name: z.string(), city: z.string() })
export type Broker = z.infer<typeof broker>

/**
 * The person's broker and the wish to change, if one is open (SBX-103).
 * @example { current: { id: 1, … }, brokers: [...], request: { id: 301, broker: { id: 3, … }, created_at: '…', due_at: '…' } }
 */
export const brokerChange = z.object({
  /** Null where no broker is known. */
  current: z.nullable(broker),
  /** All that can be chosen, the current one among them. */
  brokers: z.array(broker),
  /** `due_at` is 24 hours after `created_at` (CON-15). */
  request: z.nullable(z.object({ id: z.int(), broker, created_at: isoDate, due_at: isoDate })),
})
export type BrokerChange = z.infer<typeof brokerChange>

const path = '/fund/api/v1/change-broker/'

/**
 * @example const { current, request } = await call(getBrokerChange, {})
 */
export const getBrokerChange = readEndpoint(path, {
  summary: "The person's broker, the brokers to choose from, and the open request",
  reply: brokerChange,
})

/**
 * A second request while one is open is refused with the text of ERR-17, the same broker with 400, an unknown one with 404.
 * @example await call(changeBroker, { body: { broker_id: 3 }, idempotencyKey })
 */
export const changeBroker = postEndpoint(path, {
  summary: 'Ask for another broker',
  body: z.object({ broker_id: rowId() }),
  reply: brokerChange,
})
