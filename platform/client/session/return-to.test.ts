import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { randomRuns } from '../../testing/random-runs'
import { safeReturnTo } from './return-to'

const origin = 'http://localhost:3000'

test.each([
  '/home',
  '/funds/7',
  '/fund-orders?dscode=11#top',
  '/user-pma/a%2Fb',
  '/%D8%B3%D9%84%D8%A7%D9%85',
  '/callbacks',
  '/funds/',
  '/funds/callback',
  '/help/payment/receipt',
  `/${'a'.repeat(1_999)}`,
])('HST-016 T10 a path of the app is kept: %s', (path) => expect(safeReturnTo(path, origin)).toBe(path))

test.each([
  undefined,
  null,
  7,
  {},
  '',
  'home',
  '/',
  '/?code=1',
  '/callback',
  '/callback/',
  '/callback?code=1&state=2',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  'https://evil.example',
  'https:/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost:3000/x',
  'http://localhost:3000@evil.example/',
  ' /home',
  '/ho me',
  '/\u0000home',
  '/\u202ehome\u0085',
  `/${'a'.repeat(2_000)}`,
])('HST-016 T10 anything else leads to /home: %j', (wish) => expect(safeReturnTo(wish, origin)).toBe('/home'))

test.each([
  '/payment/receipt',
  '/payment/receipt/',
  '/payment/receipt?status=SUCCESS&trace_no=1',
  '/payment/receipt#x',
])('INV-078 a receipt that was opened signed out leads to /home: %s', (path) =>
  expect(safeReturnTo(path, origin)).toBe('/home'),
)

test('INV-078 the payment itself is kept', () => expect(safeReturnTo('/payment', origin)).toBe('/payment'))

const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '//',
  ':',
  '@',
  '?',
  '#',
  '%2f',
  '%5c',
  '%00',
  '\t',
  '\n',
  '\r',
  ' ',
  'evil.example',
  'http',
  'https:',
  'javascript:',
  'home',
  '\u202e',
  'ＥＶＩＬ',
  '。',
  '[::1]',
  '&',
  'code=1',
  '\u3000',
  '\ud800',
)

test('T10 whatever is wished, the answer is a path of the own origin and stays what it is', () => {
  const wishes = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(wishes, (wish) => {
      const path = safeReturnTo(wish, origin)
      expect(path).toMatch(/^\/(?!\/)[^\\\s]+$/)
      expect(new URL(path, origin).origin).toBe(origin)
      expect(safeReturnTo(path, origin)).toBe(path)
    }),
    randomRuns(1_000),
  )
})
