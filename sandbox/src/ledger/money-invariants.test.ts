import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from '../db/sql'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openTestDatabase } from '../testing/test-database'
import { findViolations } from './money-invariants'

const start = '2026-11-21T08:00:00Z'

let db: Db
let sub: string
beforeAll(async () => {
  db = await openTestDatabase(start)
  sub = (await db.transaction((sql) => createPerson(sql, createFakeClock(start), { kind: 'investor' }))).sub
})
afterAll(() => db.close())

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
  const undone = new Error('undone')
  await expect(
    db.transaction(async (sql) => {
      await sql.query(change, [sub])
      expect(await findViolations(sql)).toEqual([{ says, violations }])
      throw undone
    }),
  ).rejects.toBe(undone)
})
