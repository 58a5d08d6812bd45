import { expect, test } from '@jest/globals'
import { renewalAddress, renewalResult } from './renewal-result'

test.each([
  ['status=success&message=ok&button=back', { good: true, message: 'ok', button: 'back' }],
  ['status=failed&message=no', { good: false, message: 'no', button: undefined }],
  ['status=SUCCESS&message=done', { good: true, message: 'done', button: undefined }],
  ['status=successful', { good: false, message: undefined, button: undefined }],
  ['', { good: false, message: undefined, button: undefined }],
  ['message=%20%E2%80%AE%00x%0Ay', { good: false, message: 'x y', button: undefined }],
  ['message=<b>x</b>', { good: false, message: '<b>x</b>', button: undefined }],
  [
    `message=${'م'.repeat(999)}&button=${'ب'.repeat(999)}`,
    { good: false, message: 'م'.repeat(200), button: 'ب'.repeat(40) },
  ],
])('BNK-075: an address says what it may: %#', (query, result) =>
  expect(renewalResult(new URLSearchParams(query))).toEqual(result),
)

test('BNK-074: what the server said stands in the address of the result page as it was', () => {
  const said = { status: 'success', message: 'مجوز تا ۱۴۰۷ تمدید شد & پایان', button: 'بازگشت' }
  const address = new URL(renewalAddress(said), 'https://sarv.example')
  expect(address.pathname).toBe('/receipt/bank-license-renewal')
  expect(renewalResult(address.searchParams)).toEqual({ good: true, message: said.message, button: said.button })
})
