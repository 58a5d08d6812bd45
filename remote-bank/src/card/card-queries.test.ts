import { expect, test } from '@jest/globals'
import { settingQuery } from '../settings/setting-query'
import { accountsQuery, balanceQuery } from './card-queries'

test.each([
  ['the accounts', accountsQuery().meta],
  ['the balance', balanceQuery(7).meta],
  ['whether the card is blocked', settingQuery().meta],
])('U16 F40 BNK-005: for a start without a connection the card page keeps %s', (_, meta) =>
  expect(meta).toEqual({ persisted: expect.any(Function) }),
)
