import { expect, test } from '@jest/globals'
import { hostileAddresses } from '@sarv/shared/testing/hostile-addresses'
import { parsePickerRequest, pickerAddress, withRange } from './picker-address'

const range = { from: '2026-10-23', to: '2026-11-21' }
const wishOf = (address: string) => parsePickerRequest(new URL(address, 'http://localhost').searchParams)
const openerOf = (wish: string) => parsePickerRequest(new URLSearchParams({ opener: wish })).opener

test.each([
  ['/cardex', '?ds_code=11307'],
  ['/fund-transactions/11307', ''],
  ['/bank/transactions', '?type=profit&from=2026-11-01&to=2026-11-02'],
  ['/fund/account-history', '?note=a%26b%3Dc'],
])('INV-069 the opener %s%s comes out of the address as it went in', (pathname, search) => {
  expect(wishOf(pickerAddress({ pathname, search }))).toEqual({ opener: `${pathname}${search}`, capped: false })
  expect(wishOf(pickerAddress({ pathname, search }, true)).capped).toBe(true)
})

test.each(['', '1', '31', '30.0', 'x', '-30'])('INV-070 max=%s is an unknown cap', (max) =>
  expect(parsePickerRequest(new URLSearchParams({ max })).capped).toBe(false),
)

test.each([
  ...hostileAddresses,
  '',
  '/',
  '/callback?code=1',
  '/home',
  '/home?a=1',
  '/date-range?opener=%2Fdate-range',
  '/..//evil.example',
  '/./date-range',
  'cardex',
  '@evil.example',
  `/${'a'.repeat(3000)}`,
])('INV-069 T10 nobody is sent to %j', (wish) => expect(openerOf(wish)).toBe('/fund-transactions'))

test('INV-069 without an opener the days go to the transactions', () =>
  expect(parsePickerRequest(new URLSearchParams())).toEqual({ opener: '/fund-transactions', capped: false }))

test.each([
  ['/cardex', '/cardex?from=2026-10-23&to=2026-11-21', '/cardex'],
  ['/cardex?ds_code=1', '/cardex?ds_code=1&from=2026-10-23&to=2026-11-21', '/cardex?ds_code=1'],
  [
    '/bank/transactions?from=x&type=profit&to=2026-01-01&from=y',
    '/bank/transactions?type=profit&from=2026-10-23&to=2026-11-21',
    '/bank/transactions?type=profit',
  ],
  [
    '/fund-transactions/11307?q=%D8%B3&from=2026-01-01',
    '/fund-transactions/11307?q=%D8%B3&from=2026-10-23&to=2026-11-21',
    '/fund-transactions/11307?q=%D8%B3',
  ],
  ['/cardex#top', '/cardex?from=2026-10-23&to=2026-11-21#top', '/cardex#top'],
])('INV-069 %s with days is %s, without %s', (opener, narrowed, wide) => {
  expect(withRange(opener, range)).toBe(narrowed)
  expect(withRange(narrowed, undefined)).toBe(wide)
})
