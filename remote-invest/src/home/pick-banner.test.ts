import { expect, test } from '@jest/globals'
import type { Banner } from '@sarv/shared/contract/home'
import { bannerScene } from './banner-scene'
import { bannerKey, pickBanner } from './pick-banner'

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

const funds = [
  { ds_code: '11541', fund_type: 'Gold' },
  { ds_code: '11307', fund_type: 'JointStock' },
]

test.each([
  ['BANK', null, 'card'],
  ['RECOMMENDATION', null, 'advice'],
  ['FUND', '11541', 'gold'],
  ['FUND', '11307', undefined],
  ['ORDER', '11541', undefined],
] as const)('INV-086 the banner %s of %p has the scene %p', (type, link, scene) =>
  expect(bannerScene({ type, link }, funds)).toBe(scene),
)
