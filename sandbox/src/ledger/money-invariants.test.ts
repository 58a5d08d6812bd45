import { beforeAll, expect, test } from '@jest/globals'
import type { Sql } from '../db/sql'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { findViolations, type MoneyInvariant } from './money-invariants'

const start = '2026-11-21T08:00:00Z'

const db = openBeforeAll(() => openTestDatabase(start))
let sub: string
beforeAll(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, createFakeClock(start), { kind: 'investor' }))).sub
  await db.transaction((sql) => createPerson(sql, createFakeClock(start), { kind: 'card-holder' }))
})

test('in right books every money invariant holds', async () => {
  expect(await findViolations(db)).toEqual([])
})

test.each([
  [
    'a holding is the sum of its lots',
    '2',
    "update holding set units = units + 1 where sub = $1 and ds_code in ('11602', '11541')",
  ],
  [
    'an order comes to each state once, never goes back in time, and stands where its timeline ends',
    '1',
    `update order_step last set at = '2000-01-01' where sort = 2 and order_id =
       (select min(o.id) from fund_order o join order_step s on s.order_id = o.id and s.sort = 2 where o.sub = $1)`,
  ],
])('broken, it is told and how often: %s', async (says, violations, change) => {
  await tryOut(async (sql) => {
    await sql.query(change, [sub])
    expect(await findViolations(sql)).toEqual([{ says, violations }])
  })
})

const transfer = (status: string, dueAt: string, outcome: string) => `insert into bank_transfer
  (account_id, type, amount, fee, status, destination, destination_title, card_number, reference, created_at, updated_at,
   due_at, outcome)
  select id, 'card', 1, 0, '${status}', '', '', '', 'R-1', now(), now(), ${dueAt}, ${outcome} from card_account limit 1`
const books: Readonly<Record<MoneyInvariant['of'], readonly (readonly [says: string, change: string])[]>> = {
  ledger: [
    [
      'the entries of each transfer add to zero, and so do all entries and all balances',
      'update ledger_row set amount = amount * 2 where id = (select max(id) from ledger_row)',
    ],
    ['the balance of an account is the sum of its entries', 'update ledger_account set balance = balance + 1'],
    [
      'no account is below zero but the world and the funds',
      "update ledger_account set may_be_negative = true where name = 'clearing'",
    ],
    ['a holding is the sum of its lots', 'update lot set units = units + 1'],
    [
      'the blocked units of a holding are those of its open sales, and never more than it has',
      'update holding set blocked_units = units',
    ],
    [
      'the money in clearing is that of paid purchases that wait for their units',
      "update fund_order set amount = amount + 1 where side = 'BUY' and status = 'PENDING'",
    ],
    [
      'an order comes to each state once, never goes back in time, and stands where its timeline ends',
      "update fund_order set status = 'ELSEWHERE'",
    ],
    [
      'a purchase moves on with its money and not without',
      "update ledger_transfer set event = 'lost ' || event where event like 'paid:%'",
    ],
    [
      'the gateway has taken no money for a payment that ended without it',
      `with paid as (
         insert into gateway_session (token, payment_uuid, amount, title, callback_url, payer, status, expires_at)
         select uuid::text, uuid, amount, '{}', '', '', 'SUCCESS', now() from payment limit 1 returning payment_uuid)
       update payment set status = 'FAILED' from paid where uuid = payment_uuid`,
    ],
    [
      'a refund waits for its way back as long as there is money to give back',
      'update fund_order set refund_due_at = now()',
    ],
  ],
  bank: [
    ['the balance of a bank account is the sum of its transactions', 'update bank_transaction set amount = amount + 1'],
    [
      'the money in transit is that of transfers under way, each its own',
      transfer('TROUBLESHOOTING', 'now()', "'DONE'"),
    ],
    ['a transfer that did not fail is in the ledger', transfer('DONE', 'null', 'null')],
    [
      'an account has one card that works',
      `insert into bank_card (account_id, number, cvv2, expiry, card_name, licensed_until, issued_at)
       select account_id, '6274120000000000', cvv2, expiry, card_name, licensed_until, issued_at from bank_card limit 1`,
    ],
    [
      'a charge is in the ledger as soon as its payment is paid, and not before',
      `insert into payment (uuid, sub, kind, amount, status, title, description, created_at)
       select gen_random_uuid(), sub, 'CHARGE', 1, 'SUCCESS', '{}', '{}', now() from person limit 1`,
    ],
  ],
  portfolio: [
    [
      'what was paid into a portfolio is the sum of its deposits, one for each payment of it that is paid',
      'update portfolio set paid_in = paid_in + 1',
    ],
  ],
}
const bookNames = ['ledger', 'bank', 'portfolio'] as const

test.each(bookNames.flatMap((of) => books[of].map(([says, change]) => [of, says, change] as const)))(
  'broken, the books of the %s tell it, and no others: %s',
  (of, says, change) =>
    tryOut(async (sql) => {
      // Allows changes that the database itself would refuse.
      await sql.query("set local session_replication_role = 'replica'")
      await sql.query('drop index bank_card_one_works')
      await sql.query(change)
      const told = async (name: MoneyInvariant['of']) => (await findViolations(sql, [name])).map((one) => one.says)
      expect(await told(of)).toContain(says)
      for (const other of bookNames.filter((name) => name !== of)) expect(await told(other)).not.toContain(says)
    }),
)

/** Leaves the books as they were. */
async function tryOut(work: (sql: Sql) => Promise<void>): Promise<void> {
  const undone = new Error('undone')
  await expect(
    db.transaction(async (sql) => {
      await work(sql)
      throw undone
    }),
  ).rejects.toBe(undone)
}
