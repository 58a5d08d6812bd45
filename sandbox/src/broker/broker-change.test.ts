import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from '../db/sql'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { runAllDueJobs, runDueJobs } from '../jobs/runner'
import { createPerson } from '../seed/person'
import { openTestDatabase } from '../testing/test-database'
import { type Clock, createClock } from '../time/clock'
import { readBrokerChange, requestBrokerChange } from './broker-change'

const daySeconds = 24 * 3600
const gateway = createSandboxGateway('http://localhost:4002')
let db: Db
let clock: Clock
let sub: string

beforeAll(async () => {
  clock = createClock()
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  clock.reset()
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
})

const ask = (broker: number) => db.transaction((sql) => requestBrokerChange(sql, clock, sub, broker))
const seen = () => readBrokerChange(db, sub)

test('SBX-103 CON-15 after 24 hours and not before, the person has the other broker', async () => {
  await ask(3)
  clock.advance(daySeconds - 60)
  await runDueJobs(db, { clock, gateway }, sub)
  expect(await seen()).toMatchObject({ current: { id: 1 }, request: { broker: { id: 3 } } })
  clock.advance(60)
  await runDueJobs(db, { clock, gateway }, sub)
  expect(await seen()).toMatchObject({ current: { id: 3 }, request: null })
})

test('SBX-103 what was changed stays so, whatever the clock says afterwards, and may be changed again', async () => {
  await ask(3)
  clock.advance(daySeconds)
  await runAllDueJobs(db, { clock, gateway })
  clock.reset()
  expect(await seen()).toMatchObject({ current: { id: 3 }, request: null })
  await ask(1)
  expect(await seen()).toMatchObject({ current: { id: 3 }, request: { broker: { id: 1 } } })
})

test('SBX-103 the change of one person changes no other', async () => {
  const first = sub
  await ask(3)
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))).sub
  await ask(4)
  clock.advance(daySeconds)
  await runDueJobs(db, { clock, gateway }, first)
  expect(await readBrokerChange(db, first)).toMatchObject({ current: { id: 3 }, request: null })
  expect(await seen()).toMatchObject({ current: { id: 1 }, request: { broker: { id: 4 } } })
})
