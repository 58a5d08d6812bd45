import type { Broker, BrokerChange } from '@sarv/shared/contract/change-broker'
import type { Sql } from '../db/sql'
import { invalid, notFound } from '../errors/domain-error'
import type { Localizable, WithLocalTexts } from '../local-text/local-text'
import { type Clock, later } from '../time/clock'
import { brokerChangeDelay } from '../time/timings'

/** Message for a change that is pending already. (ERR-17) */
const pendingMessage = { fa: 'درخواست شما قبلا ثبت شده است.', en: 'We already have a request from you.' }

/** The changes whose time has come, of everyone or of one person. */
export function dueBrokerChanges(sql: Sql, now: Date, sub: string | null): Promise<{ id: number; due_at: Date }[]> {
  return sql.query(
    `select id, due_at from broker_change
     where done_at is null and due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [now, sub],
  )
}

export async function completeBrokerChange(sql: Sql, id: number): Promise<void> {
  await sql.query('update broker_change set done_at = due_at where id = $1 and done_at is null', [id])
}

/** The broker of a person, the brokers to choose from, and the request that is open. */
export async function readBrokerChange(sql: Sql, sub: string): Promise<Localizable<BrokerChange>> {
  const brokers = await sql.query<WithLocalTexts<Broker, 'name' | 'city'> & { is_house: boolean }>(
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

/** Requests a change, or says why not. */
export async function requestBrokerChange(sql: Sql, clock: Clock, sub: string, brokerId: number): Promise<void> {
  const { current, brokers, request } = await readBrokerChange(sql, sub)
  if (request !== null) throw invalid(pendingMessage)
  if (!brokers.some(({ id }) => id === brokerId)) throw notFound()
  if (current?.id === brokerId)
    throw invalid({
      fa: 'این کارگزار همین حالا کارگزار شماست. کارگزار دیگری را انتخاب کنید.',
      en: 'This is already your broker. Choose another one.',
    })
  const now = clock.now()
  await sql.query('insert into broker_change (sub, broker_id, created_at, due_at) values ($1, $2, $3, $4)', [
    sub,
    brokerId,
    now,
    later(now, brokerChangeDelay),
  ])
}
