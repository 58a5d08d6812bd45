import { expect, test } from '@jest/globals'
import { safeReturnTo } from '@sarv/platform/client/session/return-to'
import { landingUrl, pictureOf } from '../payment/payment-method'
import { hostileAddresses } from '../testing/hostile-addresses'
import { externalAddress, webAddress } from './external-address'

test('T10 there are two hundred different addresses in the list', () => {
  expect(new Set(hostileAddresses).size).toBe(200)
})

test.each(hostileAddresses)(
  'T10 %j leads nowhere: not as a link, not as a gateway, not as a picture, not after sign-in',
  (address) => {
    expect(externalAddress(address)).toBeUndefined()
    expect(webAddress(address)).toBeUndefined()
    expect(landingUrl({ landing_url: address })).toBeUndefined()
    expect(landingUrl({ value: address })).toBeUndefined()
    expect(pictureOf({ psp_icon: address })).toBeUndefined()
    expect(safeReturnTo(address, 'http://localhost:3000')).toBe('/home')
  },
)

test('T10 a telephone number is a link and no page', () => {
  expect(externalAddress('tel:02191000000')).toBe('tel:02191000000')
  expect(webAddress('tel:02191000000')).toBeUndefined()
})

const longest = 'https://pay.example/'.padEnd(2_000, 'a')

test.each([
  'https://pay.example/42?a=1#b',
  'HTTPS://PAY.example',
  'http://localhost:3000/funds',
  'http://funds.sarv.localhost:3000/',
  'http://127.0.0.1:4002/pay/1',
  'http://127.10.200.30/',
  'http://[::1]:4002/',
  longest,
])('T10 %.40s is a page', (address) => expect(webAddress(address)).toBe(address))

test.each([
  `${longest}a`,
  'http://notlocalhost/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://127.evil.example/',
  'https://pay.example/%00',
  'ftp://pay.example/',
  'see https://pay.example/',
  'https:///pay.example',
  'https://@pay.example/',
  'https://xn--80ak6aa92e.example/',
  'https://pay.xn--p1ai/',
  'https://[pay/',
])('T10 %.40s is none', (address) => expect(webAddress(address)).toBeUndefined())

test.each(['tel:+982191000000', 'TEL:021-9100.0000', 'tel:110'])('T10 %s is a number to call', (link) =>
  expect(externalAddress(link)).toBe(link),
)

test.each(['call tel:02191000000', 'tel:02191000000;ext=1', 'tel:11', `tel:${'1'.repeat(26)}`, 'tel:*100#'])(
  'T10 %s is invalid',
  (link) => expect(externalAddress(link)).toBeUndefined(),
)
