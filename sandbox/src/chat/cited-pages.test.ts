import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openTestDatabase } from '../testing/test-database'
import { helpActions } from './fixed-answers'
import { ownPassages } from './own-passages'

const asOf = '2026-11-21T08:30:00Z'

const intentsOf = (remote: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(fileURLToPath(new URL(`../../../${remote}/remote.json`, import.meta.url)), 'utf8')).intents,
  )

test('SUP-008: the type of whatever an answer cites is an intent of a remote, or a call', async () => {
  const db = await openTestDatabase(asOf)
  const holder = await db.transaction((sql) => createPerson(sql, createFakeClock(asOf), { kind: 'card-holder' }))
  const newcomer = await db.transaction((sql) => createPerson(sql, createFakeClock(asOf), { kind: 'empty' }))
  const own = await Promise.all([holder, newcomer].map(({ sub }) => ownPassages(db, sub, 'fa')))
  const shared = await db.query<{ action_type: string }>(
    "select distinct action ->> 'action_type' as action_type from knowledge_passage",
  )
  await db.close()
  const cited = [...shared, ...own.flat().map(({ action }) => action), ...helpActions('02191000000', 'fa')]
  const types = [...new Set(cited.map(({ action_type }) => action_type))].sort()
  expect(types).toEqual(
    ['BANK', 'BANK_RECEIPT', 'COUNSELLING', 'EXTERNAL', 'FAQ_QUESTION', 'FUND_ORDERS', 'ORDER', 'REGULATION'].sort(),
  )
  const known = ['EXTERNAL', ...['remote-invest', 'remote-bank', 'remote-support'].flatMap(intentsOf)]
  expect(known).toEqual(expect.arrayContaining(types))
})
