import { expect, test } from '@jest/globals'
import type { Banner } from '@sarv/shared/contract/home'
import { parseChoices } from './home-choices'
import { bannerKey, pickBanner } from './pick-banner'
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

const card: Banner = { image: null, action: 'INTERNAL', type: 'BANK', link: null, title: 'کارت', description: null }
const gold: Banner = { ...card, type: 'FUND', link: '11541', title: 'طلا' }

test.each([
  ['none is closed', { closed: [], hasAccount: false }, card],
  ['the person has the card', { closed: [], hasAccount: true }, gold],
  ['the first is closed', { closed: [bannerKey(card)], hasAccount: false }, gold],
  [
    'one of the same place and another text was closed',
    { closed: [bannerKey({ ...card, title: 'هدیه' })], hasAccount: false },
    card,
  ],
  ['all are closed', { closed: [card, gold].map(bannerKey), hasAccount: false }, undefined],
])('INV-086 when %s, one banner is shown at most', (_, known, shown) =>
  expect(pickBanner([card, gold], known)).toBe(shown),
)
