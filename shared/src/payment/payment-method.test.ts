import { expect, test } from '@jest/globals'
import { iconOf, isSlip, landingUrl, nameOf, parsePaymentMethods, pictureOf } from './payment-method'

test.each([
  [{ psp_name: 'نگین پرداخت', label: 'x' }, 'نگین پرداخت'],
  [{ label: 'رهگذر' }, 'رهگذر'],
  [{ psp_name: '', label: 'رهگذر' }, 'رهگذر'],
  [{}, '-'],
])('PLT-043 the way to pay %o is called %s', (method, name) => expect(nameOf(method)).toBe(name))

test('PLT-043 the icon is psp_icon or icon, a name or the address of a picture', () => {
  expect(iconOf({ psp_icon: 'landmark', icon: 'receipt' })).toBe('landmark')
  expect(iconOf({ icon: 'receipt' })).toBe('receipt')
  expect([pictureOf({ icon: 'receipt' }), pictureOf({})]).toEqual([undefined, undefined])
  expect(pictureOf({ psp_icon: '/psp/negin.svg' })).toBe('/psp/negin.svg')
  expect(pictureOf({ psp_icon: '//evil.example/a.svg' })).toBeUndefined()
})

test.each([
  [{ landing_url: 'https://pay.example/42?a=1' }, 'https://pay.example/42?a=1'],
  [{ value: 'https://pay.example/42' }, 'https://pay.example/42'],
  [{ landing_url: null, value: 'https://pay.example/' }, 'https://pay.example/'],
  [{ landing_url: 'http://localhost:4002/pay/1' }, 'http://localhost:4002/pay/1'],
  [{ landing_url: 'http://127.0.0.1:4002/pay/1' }, 'http://127.0.0.1:4002/pay/1'],
])('PLT-045 %o leads to %s', (method, address) => expect(landingUrl(method)).toBe(address))

test.each([
  'http://pay.example/42',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '\\\\evil.example',
  'https:/\\evil.example',
  'https://good.example@evil.example/',
  'https://good.example\\@evil.example',
  ' https://pay.example',
  'https://pay.example/a b',
  'https://',
  'pay.example',
  '',
])('PLT-045 T10 %j leads nowhere', (address) => expect(landingUrl({ landing_url: address })).toBeUndefined())

test('PMA-054 a bank slip is told from a gateway', () => {
  expect(isSlip({ payment_method_type: 'RECEIPT' })).toBe(true)
  expect(isSlip({ payment_method_type: 'IPG' })).toBe(false)
})

const block = (...infos: [key: string, label: string, value: string | number | null][]) => ({
  component_name: 'payment_methods',
  title: null,
  description: null,
  priority: 2,
  infos: infos.map(([key, label, value]) => ({ key, label, value, icon: 'landmark' })),
})

test('PMA-026 PMA-047 gateways and the bank slip are ways to pay, an unknown one is not', () => {
  const ways = parsePaymentMethods(
    block(['IPG', 'نگین', 'https://a.example/1'], ['CRYPTO', '?', 'x'], ['RECEIPT', 'رسید', null]),
  )
  expect(ways).toEqual([
    { payment_method_type: 'IPG', label: 'نگین', icon: 'landmark', value: 'https://a.example/1' },
    { payment_method_type: 'RECEIPT', label: 'رسید', icon: 'landmark', value: null },
  ])
  expect(parsePaymentMethods(block(['IPG', 'نگین', 5]))).toMatchObject([{ value: null }])
  expect(parsePaymentMethods(undefined)).toEqual([])
})
