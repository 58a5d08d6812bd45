import type { Broker, BrokerChange } from '@sarv/shared/contract/change-broker'
import { notFound, refuse } from '../api/refuse'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import type { DueKind } from '../ledger/due-kind'
import { later } from '../ledger/pace'

/** A change of broker is made within 24 hours (CON-15). */
const WITHIN = 24 * 3_600_000

/** ERR-17. */
const ASKED_ALREADY = 'درخواست شما قبلا ثبت شده است.'

/** The changes whose time has come. */
export const brokerChanges: DueKind = async (sql, clock, sub) => {
  const rows = await sql.query<{ id: number; at: Date }>(
    `select id, due_at as at from broker_change
     where done_at is null and due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [clock.now(), sub],
  )
  return rows.map(({ id, at }) => ({
    at,
    run: async (tx) => {
      await tx.query('update broker_change set done_at = due_at where id = $1 and done_at is null', [id])
    },
  }))
}

/** The broker of a person, the brokers to choose from, and the wish that is open. */
export async function brokerChangeOf(sql: Sql, sub: string): Promise<BrokerChange> {
  const brokers = await sql.query<Broker & { is_house: boolean }>(
    'select id, name, city, is_house from broker order by id',
  )
  const [last] = await sql.query<{ broker_id: number }>(
    'select broker_id from broker_change where sub = $1 and done_at is not null order by done_at desc, id desc limit 1',
    [sub],
  )
  const [open] = await sql.query<{ id: number; broker_id: number; created_at: Date; due_at: Date }>(
    'select id, broker_id, created_at, due_at from broker_change where sub = $1 and done_at is null',
    [sub],
  )
  const known = brokers.map(({ id, name, city }) => ({ id, name, city }))
  const named = (wanted: number | undefined) => known.find(({ id }) => id === wanted)
  const target = named(open?.broker_id)
  return {
    current: named(last?.broker_id ?? brokers.find(({ is_house }) => is_house)?.id) ?? null,
    brokers: known,
    request:
      open && target
        ? {
            id: open.id,
            broker: target,
            created_at: open.created_at.toISOString(),
            due_at: open.due_at.toISOString(),
          }
        : null,
  }
}

/** Writes down a wish, or says why it is none. */
export async function askForChange(sql: Sql, clock: Clock, sub: string, brokerId: number): Promise<void> {
  const { current, brokers, request } = await brokerChangeOf(sql, sub)
  if (request !== null) throw refuse(400, ASKED_ALREADY)
  if (!brokers.some(({ id }) => id === brokerId)) throw notFound()
  if (current?.id === brokerId) throw refuse(400, 'این کارگزار همین حالا کارگزار شماست. کارگزار دیگری را انتخاب کنید.')
  const now = clock.now()
  await sql.query('insert into broker_change (sub, broker_id, created_at, due_at) values ($1, $2, $3, $4)', [
    sub,
    brokerId,
    now,
    later(now, WITHIN),
  ])
}
