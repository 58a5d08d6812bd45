import { expect, test } from '@jest/globals'
import { lookFacts } from './payment-look'

const payment = { title: 'خرید صندوق چکاد بلند', payment_amount: 50_000_000 }
const words = { day: (iso: string) => `روز ${iso}`, atOnce: 'بلافاصله' }
test.each([
  [{}, { purpose: 'خرید صندوق چکاد بلند' }],
  [
    { fee_amount: 0, net_amount: null, settles_on: null },
    { purpose: 'خرید صندوق چکاد بلند', fee: 0, settles: 'بلافاصله' },
  ],
  [
    { fee_amount: 0, net_amount: 49_995_000, settles_on: '2026-11-22' },
    { purpose: 'خرید صندوق چکاد بلند', fee: 0, net: 49_995_000, remainder: 5_000, settles: 'روز 2026-11-22' },
  ],
  [
    { fee_amount: 5_000, net_amount: 49_995_000 },
    { purpose: 'خرید صندوق چکاد بلند', fee: 5_000, net: 49_995_000 },
  ],
])('HST-073 U10 of a payment with %o the last look says %o', (more, facts) => {
  const said = Object.entries(lookFacts({ ...payment, ...more }, words)).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(said)).toEqual(facts)
})
