import { expect, test } from '@jest/globals'
import { persianText } from '../../testing/persian-text'
import { refusedVerdict, verdictFor } from './slip-review'

const noMoney = 'واریزی با این مشخصات در حساب ما پیدا نشد. مشخصات رسید را بررسی کنید و دوباره بفرستید.'

test.each<[string | null, string]>([
  ['408291', 'approved'],
  ['4080', 'approved'],
  ['0408', 'approved'],
  [null, 'approved'],
  ['0', 'refused'],
  ['00000', 'refused'],
])('SBX-015 the back office judges a slip by its tracking number: %s is %s', (trackingNumber, kind) => {
  expect(verdictFor(trackingNumber)).toEqual(kind === 'approved' ? { kind } : { kind, message: persianText(noMoney) })
})

test('SBX-015 a refusal says why, in the words of the back office or its own', () => {
  expect(refusedVerdict('رسید خوانا نیست.')).toEqual({ kind: 'refused', message: 'رسید خوانا نیست.' })
  expect(refusedVerdict(undefined)).toEqual({ kind: 'refused', message: persianText(noMoney) })
})
