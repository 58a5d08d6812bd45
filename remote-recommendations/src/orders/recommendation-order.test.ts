import { expect, test } from '@jest/globals'
import { isKnownOffer, isLocked, toSlices } from './recommendation-order'

test.each([
  ['FREE', true],
  ['VIP', true],
  ['GOLD', false],
])('F32 the offer type %s is known: %p', (type, isKnown) => expect(isKnownOffer(type)).toBe(isKnown))

test('ST-14 only an order that waits for its fee is locked', () => {
  expect(['WAITING_FOR_PAYMENT', 'invested', 'part done', 'x'].map((status) => isLocked({ status }))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['#1a2B3c', '#1a2B3c'],
  [null, undefined],
  ['red; background: url(//evil.example)', undefined],
])('REC-038 T8 the colour %s is drawn as %s', (color, colour) => {
  const item = { product_name: 'چکاد بلند', color, value: 1, share_percentage: 40, ds_code: null }
  expect(toSlices([item])).toEqual([{ key: '0-چکاد بلند', label: 'چکاد بلند', amount: 1, share: 40, colour }])
})
