import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { refuse } from './refuse'

interface Intent {
  readonly sub: string
  /** Method and path as sent. */
  readonly call: string
  readonly key: string
  readonly request: unknown
}

const KEY = /^[\w-]{8,100}$/

/**
 * Runs a keyed intent once: who comes later with the same key, even at the same moment, gets the first reply (T16, F2).
 * A refusal is undone with its transaction and so is not remembered: the person may correct and send again.
 */
export async function onlyOnce(sql: Sql, clock: Clock, intent: Intent, run: () => Promise<unknown>): Promise<unknown> {
  if (!KEY.test(intent.key)) throw refuse(400, 'کلید یکتای درخواست درست نیست.')
  const digest = createHash('sha256')
    .update(JSON.stringify(intent.request) ?? '')
    .digest('hex')
  const id = [intent.sub, intent.call, intent.key]
  // A second one waits here until the first has committed or failed.
  const [mine] = await sql.query(
    `insert into first_reply (sub, call, key, request_digest, made_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [...id, digest, clock.now()],
  )
  if (mine === undefined) {
    const [first] = await sql.query<{ request_digest: string; reply: unknown }>(
      'select request_digest, reply from first_reply where sub = $1 and call = $2 and key = $3',
      id,
    )
    if (first?.request_digest !== digest) throw refuse(409, 'این درخواست پیش‌تر با اطلاعات دیگری فرستاده شده است.')
    return first.reply
  }
  const reply = await run()
  await sql.query('update first_reply set reply = $4 where sub = $1 and call = $2 and key = $3', [
    ...id,
    JSON.stringify(reply ?? null),
  ])
  return reply
}
