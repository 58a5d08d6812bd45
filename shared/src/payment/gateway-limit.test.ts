import { expect, test } from '@jest/globals'
import { exceedsGateway, waysFor } from './gateway-limit'

const limit = 2_000_000_000

test.each([
  [undefined, limit, false],
  [limit, undefined, false],
  [limit, limit, false],
  [limit + 1, limit, true],
])('D-127 D-138 %p rial at gateways that take %p: too much is %p', (amount, most, isTooMuch) =>
  expect(exceedsGateway(amount, most)).toBe(isTooMuch),
)

const ways = [
  { payment_method_type: 'IPG', psp_name: 'نگین پرداخت' },
  { payment_method_type: 'RECEIPT', psp_name: 'بارگذاری رسید بانکی' },
]

test.each([
  [limit, limit, ['IPG', 'RECEIPT']],
  [limit + 1, limit, ['RECEIPT']],
  [limit + 1, undefined, ['IPG', 'RECEIPT']],
])('D-138 %d rial where a gateway takes %p are paid by %j', (amount, most, types) =>
  expect(waysFor(ways, amount, most).map((way) => way.payment_method_type)).toEqual(types),
)
