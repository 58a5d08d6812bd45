import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { activeAccounts, gateOf } from './account-gate'

test.each([
  ['active', undefined],
  ['block', 'block'],
  ['created', 'created'],
  ['inquiry', 'inquiry'],
  ['inactive', 'inactive'],
  ['pending', 'pending'],
  ['wait_for_activate', 'wait_for_activate'],
  ['acc_pending', 'acc_pending'],
  ['on_the_moon', 'unknown'],
  ['ACTIVE', 'unknown'],
  [null, 'unknown'],
])('BNK-008: an account that is %s is gated by: %s', (account_status, reason) => {
  expect(gateOf({ account_status })).toBe(reason)
  expect(activeAccounts([{ account_status }])).toHaveLength(reason === undefined ? 1 : 0)
  if (reason !== undefined) expect(fa.gate).toHaveProperty(reason)
})
