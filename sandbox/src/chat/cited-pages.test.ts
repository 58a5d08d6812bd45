import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openTestDatabase } from '../testing/test-database'
import { accountPassages } from './account-answers'
import { helpActions } from './fixed-answers'
import { intents } from './intents'
import { namedFunds, readFundNames } from './named-funds'

const asOf = '2026-11-21T08:30:00Z'
const clock = createFakeClock(asOf)

const readSource = (file: string) => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')
const intentsOf = (remote: string): string[] => Object.keys(JSON.parse(readSource(`${remote}/remote.json`)).intents)

test('SUP-008: the type of whatever an answer cites is an intent of a remote, or a call, and is drawn', async () => {
  const db = await openTestDatabase(asOf)
  const holder = await db.transaction((sql) => createPerson(sql, clock, { kind: 'card-holder' }))
  const newcomer = await db.transaction((sql) => createPerson(sql, clock, { kind: 'empty' }))
  const investor = await db.transaction((sql) => createPerson(sql, clock, { kind: 'investor' }))
  const own = await Promise.all([holder, newcomer].map(({ sub }) => accountPassages(db, sub, 'fa')))
  const shared = await db.query<{ action_type: string }>(
    "select distinct action ->> 'action_type' as action_type from knowledge_passage",
  )
  const funds = await readFundNames(db)
  const texts = [`حداقل ${funds[0]?.name.fa}`, `خرید ${funds[0]?.name.fa}`, 'لغو']
  const told = await Promise.all(
    [holder, newcomer, investor].flatMap(({ sub }) =>
      texts.flatMap((text) =>
        intents.map(({ answer }) =>
          answer({ sql: db, clock, sub, language: 'fa', text, bare: '', funds, named: namedFunds(text, funds) }),
        ),
      ),
    ),
  )
  await db.close()
  const cited = [
    ...shared,
    ...own.flat().map(({ action }) => action),
    ...helpActions('02191000000', 'fa'),
    ...told.flatMap((answer) => answer?.actions ?? []),
  ]
  const types = [...new Set(cited.map(({ action_type }) => action_type))].sort()
  expect(types).toEqual(
    [
      ...['BANK', 'BANK_RECEIPT', 'CARD_TO_CARD', 'COUNSELLING', 'EXTERNAL', 'FAQ_QUESTION', 'FUND', 'FUNDS', 'ASSETS'],
      ...['FUND_ORDERS', 'ORDER', 'RECOMMENDATION', 'REGULATION', 'USER_PMA', 'ACCOUNTS', 'ASK', 'BLOCK_CARD', 'BUY'],
      ...['CANCEL_ORDER', 'SELL', 'SHEBA', 'TRANSACTIONS', 'ACCOUNT_CHARGING', 'PMAS'],
    ].sort(),
  )
  const flows = [...readSource('remote-support/src/chat/flow-link.ts').matchAll(/\['(\w+)', \(/g)].map(
    ([, type]) => type,
  )
  const known = [
    ...['EXTERNAL', 'ASK', 'ACCOUNTS', ...flows],
    ...['remote-invest', 'remote-pma', 'remote-bank', 'remote-recommendations', 'remote-support'].flatMap(intentsOf),
  ]
  expect(known).toEqual(expect.arrayContaining(types))
  const drawn = readSource('remote-support/src/chat/answer-actions.tsx')
  expect(types.filter((type) => !drawn.includes(`['${type}', `))).toEqual([])
})
