import { expect, test } from '@jest/globals'
import { alertFor as alertWith, type FailedCall } from './alert-rules'
import type { ApiErrorKind } from './api-error'
import type { Failure } from './endpoint'

const fallbackSentence = 'Try again'
const alertFor = (call: FailedCall, previous: string | undefined) => alertWith(call, previous, fallbackSentence)

function refused(status: number, body: unknown, failure: Failure = 'alert', kind: ApiErrorKind = 'http') {
  return { error: { kind, status, body }, failure }
}

test.each([
  ['message', { message: 'پیام', detail: [{ msg: 'دیگر' }] }, 'پیام'],
  ['the first detail', { detail: [{ msg: 'نخست' }, { msg: 'دوم' }] }, 'نخست'],
  ['detail', { detail: 'جزئیات' }, 'جزئیات'],
  ['an empty message gives way to detail', { message: ' ', detail: 'جزئیات' }, 'جزئیات'],
  ['raw text', 'متن خام', 'متن خام'],
  ['nothing', undefined, fallbackSentence],
  ['an empty object', {}, fallbackSentence],
  ['an empty list', { detail: [] }, fallbackSentence],
  ['a number', { detail: 7 }, fallbackSentence],
  ['a message from a prototype', Object.create({ message: 'دزدیده' }), fallbackSentence],
  ['null', null, fallbackSentence],
  ['a page of HTML', '\n<!doctype html><title>502</title>', fallbackSentence],
  ['HTML in detail', { detail: '<b>x</b>' }, fallbackSentence],
])('ERR-01 the text of an alert: %s', (_, body, text) => {
  expect(alertFor(refused(400, body), undefined)).toEqual({ show: text })
})

test.each([
  [404, { detail: 'Not found.' }],
  [404, 'Not Found'],
  [405, { detail: 'Method "POST" not allowed.' }],
  [501, 'Not Implemented'],
])('ERR-38 what a server says of an operation that it lacks is never shown: %i %j', (status, body) => {
  expect(alertFor(refused(status, body), undefined)).toEqual({ show: fallbackSentence })
  expect(alertFor(refused(status, body, 'always'), undefined)).toEqual({ show: fallbackSentence })
})

test('ERR-38 what it says of the thing that was asked for is shown', () => {
  const refusal = { detail: 'سفارش یافت نشد', code: 'not-found' }
  expect(alertFor(refused(404, refusal), undefined)).toEqual({ show: 'سفارش یافت نشد' })
})

test.each(['network', 'timeout', 'contract'] as const)('ERR-01 a %s failure shows the fallback sentence', (kind) => {
  expect(alertFor(refused(0, 'socket hang up', 'alert', kind), undefined)).toEqual({ show: fallbackSentence })
})

test('ERR-01 a call that its caller gave up shows nothing', () => {
  expect(alertFor(refused(0, undefined, 'always', 'aborted'), undefined)).toBe('nothing')
})

test('ERR-02 the same message is not shown twice, a different one and the one after a new page are', () => {
  const failed = refused(500, { detail: 'خرابی' })
  expect(alertFor(failed, 'خرابی')).toBe('nothing')
  expect(alertFor(failed, 'چیز دیگر')).toEqual({ show: 'خرابی' })
  expect(alertFor(failed, undefined)).toEqual({ show: 'خرابی' })
})

test.each([401, 403])('ERR-03 %d shows nothing', (status) => {
  expect(alertFor(refused(status, { detail: 'ممنوع' }), undefined)).toBe('nothing')
})

test.each(['alert', 'always', 'caller'] as const)('ERR-04 ONB-REQUIRED opens the onboarding prompt: %s', (failure) => {
  expect(alertFor(refused(403, { detail: 'ONB-REQUIRED' }, failure), undefined)).toEqual({ open: 'onboarding' })
})

test.each(['alert', 'always', 'caller'] as const)('ERR-05 LIMIT_AMOUNT shows no alert: %s', (failure) => {
  expect(alertFor(refused(400, { detail: 'LIMIT_AMOUNT' }, failure), undefined)).toBe('nothing')
})

test.each(['alert', 'always', 'caller'] as const)(
  'PLT-080 a call that waits for a code shows no alert: %s',
  (failure) => {
    expect(alertFor(refused(428, { detail: 'کد لازم است' }, failure), undefined)).toBe('nothing')
  },
)

test.each(['referral activation', 'card destination inquiry', 'last-complete-survey', 'voucher redeem'])(
  'ERR-06 a call whose caller shows its errors is silent, as %s',
  () => {
    expect(alertFor(refused(400, { detail: 'نامعتبر' }, 'caller'), undefined)).toBe('nothing')
  },
)

test.each([401, 403, 400])('ERR-07 PLT-023 an always-shown call alerts even after %d and twice the same', (status) => {
  expect(alertFor(refused(status, { detail: 'ممنوع' }, 'always'), 'ممنوع')).toEqual({ show: 'ممنوع' })
})
