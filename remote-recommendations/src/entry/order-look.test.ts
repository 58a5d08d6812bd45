import { expect, test } from '@jest/globals'
import { isLocked, isOffer, partsOf } from './order-look'

test.each([
  ['FREE', true],
  ['VIP', true],
  ['GOLD', false],
])('F32 the type %s is told: %p', (type, told) => expect(isOffer(type)).toBe(told))

test('ST-14 only a recommendation that waits for its fee is closed', () => {
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
])('T8 the colour %s is drawn as %s', (color, colour) => {
  const item = { product_name: 'چکاد بلند', color, value: 1, share_percentage: 40, ds_code: null }
  expect(partsOf([item])).toEqual([{ key: '0-چکاد بلند', label: 'چکاد بلند', share: 40, colour }])
})
