import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Clock, openClock } from '../clock'
import { makePerson } from '../db/seed/person'
import type { Db } from '../db/sql'
import { passTime } from '../ledger/background'
import { catchUp } from '../ledger/time-passes'
import { openDatabase } from '../testing/open-database'
import { askForChange, brokerChangeOf } from './broker-change'

const DAY = 24 * 3600
let db: Db
let clock: Clock
let sub: string

beforeAll(async () => {
  clock = openClock()
  db = await openDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  clock.reset()
  sub = (await db.transaction((sql) => makePerson(sql, clock, { kind: 'empty' }))).sub
})

const ask = (broker: number) => db.transaction((sql) => askForChange(sql, clock, sub, broker))
const seen = () => brokerChangeOf(db, sub)

test('SBX-103 CON-15 after 24 hours and not before, the person has the other broker', async () => {
  await ask(3)
  clock.advance(DAY - 60)
  await catchUp(db, clock, sub)
  expect(await seen()).toMatchObject({ current: { id: 1 }, request: { broker: { id: 3 } } })
  clock.advance(60)
  await catchUp(db, clock, sub)
  expect(await seen()).toMatchObject({ current: { id: 3 }, request: null })
})

test('SBX-103 what was changed stays so, whatever the clock says afterwards, and may be changed again', async () => {
  await ask(3)
  clock.advance(DAY)
  await passTime(db, clock)
  clock.reset()
  expect(await seen()).toMatchObject({ current: { id: 3 }, request: null })
  await ask(1)
  expect(await seen()).toMatchObject({ current: { id: 3 }, request: { broker: { id: 1 } } })
})

test('SBX-103 the change of one person is no change of another', async () => {
  const first = sub
  await ask(3)
  sub = (await db.transaction((sql) => makePerson(sql, clock, { kind: 'empty' }))).sub
  await ask(4)
  clock.advance(DAY)
  await catchUp(db, clock, first)
  expect(await brokerChangeOf(db, first)).toMatchObject({ current: { id: 3 }, request: null })
  expect(await seen()).toMatchObject({ current: { id: 1 }, request: { broker: { id: 4 } } })
})
