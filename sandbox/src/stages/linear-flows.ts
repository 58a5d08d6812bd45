import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'
import { bankFlow } from './card/bank-flow'
import { reissueFlow } from './card/reissue-flow'
import { applyEvent } from './linear/apply-event'
import type { LinearFlow } from './linear/linear-flow'
import { lockLinear } from './linear/linear-record'

/** The linear flows. A new one joins here. */
export const linearFlows: readonly LinearFlow[] = [bankFlow, reissueFlow]

/** Approves a flow whose time with the back office is over; idempotent. */
export async function approveFlow(sql: Sql, time: Time, { type, uuid }: { type: string; uuid: string }): Promise<void> {
  const flow = linearFlows.find((one) => one.type === type)
  if (flow === undefined) throw new Error(`Unknown linear flow: ${type}`)
  await applyEvent(sql, time, flow, await lockLinear(sql, flow, uuid), { kind: 'approved' })
}
