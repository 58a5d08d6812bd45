import { expect, test } from '@jest/globals'
import { iconOf, isSlip, landingOf, nameOf, pictureOf } from './payment-method'

test.each([
  [{ psp_name: 'نگین پرداخت', label: 'x' }, 'نگین پرداخت'],
  [{ label: 'رهگذر' }, 'رهگذر'],
  [{ psp_name: '', label: 'رهگذر' }, 'رهگذر'],
  [{}, '-'],
])('PLT-043 the way to pay %o is called %s', (method, name) => expect(nameOf(method)).toBe(name))

test('PLT-043 the icon is psp_icon or icon, a name or the address of a picture', () => {
  expect(iconOf({ psp_icon: 'landmark', icon: 'receipt' })).toBe('landmark')
  expect(iconOf({ icon: 'receipt' })).toBe('receipt')
  expect(pictureOf({ icon: 'receipt' })).toBeUndefined()
  expect(pictureOf({ psp_icon: '/psp/negin.svg' })).toBe('/psp/negin.svg')
  expect(pictureOf({ psp_icon: '//evil.example/a.svg' })).toBeUndefined()
})

test.each([
  [{ landing_url: 'https://pay.example/42?a=1' }, 'https://pay.example/42?a=1'],
  [{ value: 'https://pay.example/42' }, 'https://pay.example/42'],
  [{ landing_url: null, value: 'https://pay.example/' }, 'https://pay.example/'],
  [{ landing_url: 'http://localhost:4002/pay/1' }, 'http://localhost:4002/pay/1'],
  [{ landing_url: 'http://127.0.0.1:4002/pay/1' }, 'http://127.0.0.1:4002/pay/1'],
])('PLT-045 %o leads to %s', (method, address) => expect(landingOf(method)).toBe(address))

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
])('PLT-045 T10 %j leads nowhere', (address) => expect(landingOf({ landing_url: address })).toBeUndefined())

test('PMA-054 a bank slip is told from a gateway', () => {
  expect(isSlip({ payment_method_type: 'RECEIPT' })).toBe(true)
  expect(isSlip({ payment_method_type: 'IPG' })).toBe(false)
})
