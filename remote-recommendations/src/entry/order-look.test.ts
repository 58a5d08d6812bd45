import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { isLocked, partsOf, statusOf, typeKey } from './order-look'

test.each([
  ['waiting for investment', 'در انتظار سرمایه‌گذاری'],
  ['invested', 'سرمایه‌گذاری شده'],
  ['part done', 'انجام بخشی'],
  ['WAITING_FOR_PAYMENT', 'در انتظار پرداخت'],
  ['gone fishing', 'نامشخص'],
  ['toString', 'نامشخص'],
])('ST-14 a recommendation that is %s reads «%s»', (status, label) =>
  expect(fa.order.status[statusOf(status).key]).toBe(label),
)

test.each([
  ['FREE', 'FREE'],
  ['VIP', 'VIP'],
  ['GOLD', undefined],
])('F32 the type %s has the label %s', (type, key) => expect(typeKey(type)).toBe(key))

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
