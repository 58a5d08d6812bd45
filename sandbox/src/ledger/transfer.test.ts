import { expect, test } from '@jest/globals'
import { expectLedgerInvariants } from '../testing/money/ledger-invariants'
import { entriesOf, postedAt } from '../testing/money/ledger-reader'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { createClock } from '../time/clock'
import { mayBeNegative, readBalance, transfer } from './transfer'

const clock = createClock()
const db = openBeforeAll(() => openTestDatabase())

const book = (event: string, legs: { account: string; amount: number }[]) =>
  db.transaction((sql) => transfer(sql, clock, event, legs))
const world = (amount: number) => ({ account: 'world', amount })

test('SBX-016 the database refuses rows that do not add to zero, a second booking, an overdraft and a change', async () => {
  await expect(book('test:1', [world(-5), { account: 'fees', amount: 4 }])).rejects.toThrow('not balanced')
  await book('test:2', [world(-5), { account: 'fees', amount: 5 }])
  await expect(book('test:2', [world(-5), { account: 'fees', amount: 5 }])).rejects.toThrow()
  await expect(book('test:3', [world(5), { account: 'card:none', amount: -5 }])).rejects.toThrow()
  await expect(db.query('update ledger_row set amount = amount + 1')).rejects.toThrow('never changed')
  await expect(db.query('delete from ledger_row')).rejects.toThrow('never changed')
  await expectLedgerInvariants(db)
})

test.each([
  ['world', true],
  ['fund:11307', true],
  ['clearing', false],
  ['fees', false],
  ['refund:1001', false],
  ['card:501', false],
  ['transit:1', false],
])('SBX-016 the account %s may owe: %p', (account, expected) => expect(mayBeNegative(account)).toBe(expected))

test('SBX-016 a transfer is posted at its moment, leaves entries of nothing out, and adds to each balance', async () => {
  const at = new Date('2026-11-01T08:00:00Z')
  await db.transaction((sql) =>
    transfer(sql, { now: () => at }, 'test:4', [
      { account: 'card:test', amount: 3 },
      { account: 'card:test', amount: 4 },
      { account: 'fees', amount: 0 },
      { account: 'fund:test', amount: -7 },
    ]),
  )
  expect(await entriesOf(db, 'test:4')).toEqual([
    ['card:test', 3],
    ['card:test', 4],
    ['fund:test', -7],
  ])
  expect(await postedAt(db, 'test:4')).toEqual(at)
  expect([await readBalance(db, 'card:test'), await readBalance(db, 'fund:test')]).toEqual([7, -7])
  expect(await readBalance(db, 'card:unknown')).toBe(0)
  await book('test:5', [world(0), { account: 'fees', amount: 0 }])
  expect(await postedAt(db, 'test:5')).toBeUndefined()
})
