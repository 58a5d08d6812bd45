import type { StageKey } from '@sarv/shared/stages/stage-key'
import type { Sql } from '../../db/sql'
import { lockFlow } from '../flow/flow-row'
import type { StageMessage } from '../flow/stage-message'
import type { LinearState } from './linear-state'

/** What was entered, by the keys of the fields. A code is never kept. */
export type Values = Readonly<Record<string, string | number>>

/** What of a linear flow stands in `onboarding.state`. */
export interface StoredLinearState extends LinearState {
  /** Why a stage failed, by stages; of the whole under `message`. */
  readonly messages: Readonly<Partial<Record<StageKey, StageMessage>>>
  readonly values: Values
}

/** A linear flow of one person. */
export interface LinearRecord {
  /** Empty for one that is not begun. */
  readonly uuid: string
  readonly sub: string
  readonly subject: string
  readonly state: StoredLinearState
}

/** Row lock: the flow, locked for this transaction; not found when it is another type, or belongs to another person than `sub`. */
export async function lockLinear(
  sql: Sql,
  { type }: { readonly type: string },
  uuid: string,
  sub: string | null = null,
): Promise<LinearRecord> {
  const { subject, state, ...row } = await lockFlow<StoredLinearState>(sql, type, uuid, sub)
  return { uuid: row.uuid, sub: row.sub, subject, state }
}
