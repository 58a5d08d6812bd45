import { expect, test } from '@jest/globals'
import { safeReturnTo } from '../auth/return-to'
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
