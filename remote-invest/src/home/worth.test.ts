import { expect, test } from '@jest/globals'
import { parseChoices } from './home-choices'
import { toWorth } from './use-worth'

const wanted = { failed: false, wanted: true }

test.each([
  [89, wanted, { amount: 1_373, accounts: 'counted' }],
  [0, wanted, { amount: 1_284, accounts: 'counted' }],
  [89, { ...wanted, wanted: false }, { amount: 1_284, accounts: 'left-out' }],
  [null, wanted, { amount: 1_284, accounts: 'none' }],
  [undefined, wanted, { amount: 1_284, accounts: 'loading' }],
  [undefined, { ...wanted, failed: true }, { amount: 1_284, accounts: 'failed' }],
  // A balance of last time stays while its refetch fails.
  [89, { ...wanted, failed: true }, { amount: 1_373, accounts: 'counted' }],
])('INV-085 with %p in the bank and %j the worth is %j', (bank, how, worth) =>
  expect(toWorth(1_284, bank, how)).toEqual(worth),
)

test.each([
  [undefined, { withAccounts: true, closed: [] }],
  ['damaged', { withAccounts: true, closed: [] }],
  [
    { withAccounts: 'no', closed: [7, 'a'] },
    { withAccounts: true, closed: ['a'] },
  ],
  [
    { withAccounts: false, closed: ['a', 'b'] },
    { withAccounts: false, closed: ['a', 'b'] },
  ],
])('INV-085 INV-086 F45 kept choices %j are %j', (kept, choices) => expect(parseChoices(kept)).toEqual(choices))
