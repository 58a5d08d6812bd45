import { expect, test } from '@jest/globals'
import { safeFacts } from './safe-facts'

test.each([
  ['page_visit', { path: '/fund-order/:id' }, { path: '/fund-order/:id' }],
  ['page_visit', { path: '/' }, { path: '/' }],
  ['page_visit', { path: '/bank/onboarding' }, { path: '/bank/onboarding' }],
  ['page_visit', { path: '/fund-order/8123' }, {}],
  ['page_visit', { path: '/home?name=x' }, {}],
  ['page_visit', { path: 'https://evil.example' }, {}],
  ['page_visit', { path: `/${'a'.repeat(100)}` }, {}],
  ['login_click', { code: 'AB12' }, {}],
  ['payment_requested', { Type: 'BUY', 'Object ID': '12180' }, { Type: 'BUY', 'Object ID': '12180' }],
  ['payment_requested', { Type: 'هدیه', 'Object ID': '0012345679' }, {}],
  ['receipt_viewed', { is_successful: false }, { is_successful: false }],
  ['receipt_viewed', { is_successful: 'true', amount: 5 }, {}],
  ['buy_fund_button', { Status: 'SUCCESS' }, { Status: 'SUCCESS' }],
  ['buy_fund_button', { Status: 'call 0912…' }, {}],
  ['language_changed', { language: 'en' }, { language: 'en' }],
  ['language_changed', null, {}],
  ['unheard_of', { a: true }, undefined],
  ['constructor', {}, undefined],
])('PLT-066 T23 of %s with %j leaves %j', (event, given, facts) => expect(safeFacts(event, given)).toEqual(facts))

const canaries = [
  '0012345679',
  '09123456789',
  'IR062960000000100324200001',
  '6037991122331112',
  'نگار فرهمند',
  'negar@example.com',
  '1284650000',
  'SARV4471',
]
const names = ['path', 'Type', 'Object ID', 'is_successful', 'Status', 'language', 'name', 'national_code']
const events = [
  'page_visit',
  'login_click',
  'payment_requested',
  'receipt_viewed',
  'buy_fund_button',
  'voucher_error',
  'language_changed',
]

test.each(canaries)('T23 %s under any name of any event never leaves', (canary) => {
  for (const event of events)
    for (const value of [canary, `/${canary}`, `BUY ${canary}`, Number(canary), { deep: canary }])
      for (const name of names) expect(JSON.stringify(safeFacts(event, { [name]: value }))).toBe('{}')
})
