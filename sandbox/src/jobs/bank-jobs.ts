import { activateAccount } from '../bank/activate-account'
import { notifyOfTransfer } from '../bank/notify-of-transfer'
import { settleTransfer } from '../bank/settle-transfer'
import type { Sql } from '../db/sql'
import { at } from '../time/clock'
import type { JobFinder } from './job'

/** Activation jobs: accounts whose card has arrived by now. */
export const accountActivationJobs: JobFinder = async (sql, { clock }, sub) => {
  const rows = await sql.query<{ id: number; activates_at: Date }>(
    `select id, activates_at from card_account
     where activates_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [clock.now(), sub],
  )
  return rows.map(({ id, activates_at }) => ({
    dueAt: activates_at,
    run: (tx) => activateAccount(tx, at(activates_at), id),
  }))
}

/** Transit jobs: transfers whose money arrives or comes back by now. */
export const transitJobs: JobFinder = async (sql, { clock }, sub) => {
  const now = clock.now()
  const rows = await sql.query<{ id: number; due_at: Date }>(
    `select t.id, t.due_at from bank_transfer t join card_account a on a.id = t.account_id
     where t.due_at <= $1 and ($2::uuid is null or a.sub = $2) order by t.id`,
    [now, sub],
  )
  return rows.map(({ id, due_at }) => ({ dueAt: due_at, run: (tx) => settleAndNotify(tx, now, id) }))
}

async function settleAndNotify(sql: Sql, now: Date, id: number): Promise<void> {
  if (await settleTransfer(sql, now, id)) await notifyOfTransfer(sql, at(now), id)
}
