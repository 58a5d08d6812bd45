import { randomUUID } from 'node:crypto'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { isUuid } from '../../identifiers/uuid'
import type { Time } from '../../time/clock'

/** A row of `onboarding`: a flow of one person. `state` is what its type stores of its stages. */
export interface FlowRow<State> {
  readonly uuid: string
  readonly sub: string
  readonly subject: string
  /** Rial. */
  readonly amount: number | null
  readonly state: State
  readonly created_at: Date
  readonly closed_at: Date | null
}

/** Row lock: a flow of a type, locked for this transaction; not found when it belongs to another person than `sub`. */
export async function lockFlow<State>(
  sql: Sql,
  type: string,
  uuid: string,
  sub: string | null = null,
): Promise<FlowRow<State>> {
  const [row] = await sql.query<FlowRow<State>>(
    `select uuid, sub, subject, amount, state, created_at, closed_at from onboarding
     where uuid = $1 and type = $2 and ($3::uuid is null or sub = $3) for update`,
    [uuid, type, sub],
  )
  if (row === undefined) throw notFound()
  return row
}

interface NewFlow {
  readonly sub: string
  readonly type: string
  /** What it is about; of one subject a person has one open flow. */
  readonly subject: string
  readonly amount: number | null
  readonly state: object
}

/** Inserts a flow that begins now; returns its uuid. */
export async function insertFlow(
  sql: Sql,
  time: Time,
  { sub, type, subject, amount, state }: NewFlow,
): Promise<string> {
  const uuid = randomUUID()
  await sql.query(
    'insert into onboarding (uuid, sub, type, subject, amount, state, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [uuid, sub, type, subject, amount, JSON.stringify(state), time.now()],
  )
  return uuid
}

/** The flow that a start names, or the open one of its subject; undefined where a new one begins. */
export async function findFlowToResume(
  sql: Sql,
  { sub, type, subject, named }: Pick<NewFlow, 'sub' | 'type' | 'subject'> & { named: string | null | undefined },
): Promise<string | undefined> {
  if (named !== undefined && named !== null && named !== '') {
    if (!isUuid(named)) throw notFound()
    return named
  }
  const [open] = await sql.query<{ uuid: string }>(
    'select uuid from onboarding where sub = $1 and type = $2 and subject = $3 and closed_at is null',
    [sub, type, subject],
  )
  return open?.uuid
}

/** Writes what a flow keeps from now on. @param closedAt when it came to its end, good or bad */
export async function updateFlow(sql: Sql, uuid: string, state: object, closedAt: Date | null): Promise<void> {
  await sql.query('update onboarding set state = $2, closed_at = $3 where uuid = $1', [
    uuid,
    JSON.stringify(state),
    closedAt,
  ])
}
