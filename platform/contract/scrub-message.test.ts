import { expect, test } from '@jest/globals'
import { maxMessageLength, scrubMessage } from './scrub-message'

test.each<[string, string]>([
  ['TypeError: boom', 'TypeError: boom'],
  [
    "Cannot read properties of undefined (reading 'balance')",
    "Cannot read properties of undefined (reading 'balance')",
  ],
  ['The host does not provide @sarv/shared/platform', 'The host does not provide @sarv/shared/platform'],
  ['expected react 19.3.1, got 18.2.0', 'expected react 19.3.1, got 18.2.0'],
  ['status 404', 'status 404'],
  ['no card 6037991122334455', 'no card <number>'],
  ['no card 6037-9911 2233-4455', 'no card <number>'],
  ['call ۰۹۱۲ ۰۰۰ ۰۰۰۰', 'call <number>'],
  ['12,500,000 rial', '<number> rial'],
  ['IR820540102680020817909002 is closed', 'IR<number> is closed'],
  ['sara.k+bank@mail.example.ir is taken', '<e-mail> is taken'],
  ['GET https://api.example.ir/funds?mobile=0912&x=1 failed', 'GET https://api.example.ir/funds?… failed'],
  ['at https://app.example.ir/home#code=abc)', 'at https://app.example.ir/home?…)'],
  ['unexpected token in "سارا محمدی، تهران، خیابان آزادی"', 'unexpected token in "…"'],
  ['Bearer eyJhbGciOiJFUzI-eyJzdWIiOiJzYXJhIn_abcdefghijk', 'Bearer <token>'],
  ['first\n  second\u202eline', 'first second line'],
  ['', ''],
])('PLT-114 the message %j leaves a page as %j', (message, expected) => {
  expect(scrubMessage(message)).toBe(expected)
  expect(scrubMessage(expected)).toBe(expected)
})

test('PLT-114 a message has 200 characters at most, and nothing comes out by the cut', () => {
  const long = scrubMessage(`${'a b '.repeat(48)} 6037991122334455 and so on`)
  expect(long.length).toBe(maxMessageLength)
  expect(long).not.toMatch(/6037/)
  expect(scrubMessage(long)).toBe(long)
})
