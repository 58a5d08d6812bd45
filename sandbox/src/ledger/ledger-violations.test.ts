import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from '../db/sql'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openTestDatabase } from '../testing/test-database'
import { findLedgerViolations } from './ledger-violations'

const start = '2026-11-21T08:00:00Z'

let db: Db
let sub: string
beforeAll(async () => {
  db = await openTestDatabase(start)
  sub = (await db.transaction((sql) => createPerson(sql, createFakeClock(start), { kind: 'investor' }))).sub
})
afterAll(() => db.close())

test('of a right ledger no rule is broken', async () => {
  expect(await findLedgerViolations(db)).toEqual([])
})

test.each([
  [
    'holdings that are not their lots',
    '2',
    "update holding set units = units + 1 where sub = $1 and ds_code in ('11602', '11541')",
  ],
  [
    'steps that go back in time',
    '1',
    `update order_step last set at = '2000-01-01' where sort = 2 and order_id =
       (select min(o.id) from fund_order o join order_step s on s.order_id = o.id and s.sort = 2 where o.sub = $1)`,
  ],
])('%s are told, and how many', async (name, violations, change) => {
  const undone = new Error('undone')
  await expect(
    db.transaction(async (sql) => {
      await sql.query(change, [sub])
      expect(await findLedgerViolations(sql)).toEqual([{ name, violations }])
      throw undone
    }),
  ).rejects.toBe(undone)
})
