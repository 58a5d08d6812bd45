import { expect, test } from '@jest/globals'
import { persianText } from '../testing/persian-text'
import { maxAmount } from './ceiling'
import { checkAmount, checkCallback, receiptAddress } from './purchase-rules'

const hosts = ['http://localhost:3000', 'https://sarv.example']

test.each([
  ['http://localhost:3000/payment/receipt'],
  ['https://sarv.example/payment/receipt'],
  ['https://sarv.example/payment/receipt/'],
])('SBX-010 the gateway may send a person back to %s', (url) => {
  expect(() => checkCallback(url, hosts)).not.toThrow()
})

test('D-139 the receipt that the gateway leads to names the payment', () =>
  expect(receiptAddress('https://sarv.example/payment/receipt', '7c9e6679')).toBe(
    'https://sarv.example/payment/receipt?payment=7c9e6679',
  ))

test.each([
  [''],
  ['/payment/receipt'],
  ['https://sarv.example'],
  ['https://sarv.example/payment/receipt/2'],
  ['https://sarv.example/payment/receipt?status=SUCCESS'],
  ['https://sarv.example//payment/receipt'],
  ['https://evil.example/payment/receipt'],
])('SBX-010 the gateway may not send a person back to "%s"', (url) => {
  expect(() => checkCallback(url, hosts)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      problem: { message: persianText('نشانی بازگشت از درگاه پذیرفته نیست.') },
    }),
  )
})

test.each([
  [300_000, 100_000],
  [300_000, 300_000],
  [1_000_000, 1_000_000],
  [maxAmount, 1_000_000],
])('VAL-07 %d rial can be invested in a fund of at least %d', (amount, fundMinimum) => {
  expect(() => checkAmount(amount, fundMinimum)).not.toThrow()
})

test.each([
  [299_999, 100_000, 'حداقل مبلغ خرید ۳۰۰٬۰۰۰ ریال است.'],
  [999_999, 1_000_000, 'حداقل مبلغ خرید ۱٬۰۰۰٬۰۰۰ ریال است.'],
  [maxAmount + 1, 100_000, 'مبلغ بیش از اندازهٔ مجاز است.'],
])('VAL-07 %d rial are refused for a fund of at least %d: %s', (amount, fundMinimum, msg) => {
  expect(() => checkAmount(amount, fundMinimum)).toThrow(
    expect.objectContaining({ kind: 'invalid', problem: { detail: [{ msg: persianText(msg) }] } }),
  )
})
