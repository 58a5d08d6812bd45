import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from '../db/sql'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { openTestDatabase } from '../testing/test-database'
import { createClock } from '../time/clock'
import { transfer } from './transfer'

const clock = createClock()
let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('SBX-016 the database refuses rows that do not add to zero, a second booking, an overdraft and a change', async () => {
  const book = (event: string, legs: { account: string; amount: number }[]) =>
    db.transaction((sql) => transfer(sql, clock, event, legs))
  const world = (amount: number) => ({ account: 'world', amount })
  await expect(book('test:1', [world(-5), { account: 'fees', amount: 4 }])).rejects.toThrow('not balanced')
  await book('test:2', [world(-5), { account: 'fees', amount: 5 }])
  await expect(book('test:2', [world(-5), { account: 'fees', amount: 5 }])).rejects.toThrow()
  await expect(book('test:3', [world(5), { account: 'card:none', amount: -5 }])).rejects.toThrow()
  await expect(db.query('update ledger_row set amount = amount + 1')).rejects.toThrow('never changed')
  await expect(db.query('delete from ledger_row')).rejects.toThrow('never changed')
  await expectLedgerInvariants(db)
})
