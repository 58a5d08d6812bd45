import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { actionFor } from './card-action'

test.each([
  ['bank_onb_required', 'درخواست کارت', { kind: 'open', to: '/bank/onboarding' }],
  ['verified', 'دریافت کارت', { kind: 'track' }],
  ['pending', 'ادامه', { kind: 'open', to: '/bank/onboarding' }],
  ['blocked', 'تماس با پشتیبانی', { kind: 'call' }],
  ['failed', 'اصلاح', { kind: 'open', to: '/bank/onboarding' }],
  ['waiting', 'بررسی', { kind: 'refetch' }],
  ['on_the_moon', 'نامشخص', { kind: 'none' }],
  ['constructor', 'نامشخص', { kind: 'none' }],
])('BNK-001 BNK-002 BNK-003 a card that is %s offers «%s»: %o', (status, label, means) => {
  const { key, ...action } = actionFor(status)
  expect(fa.status[key].action).toBe(label)
  expect(action).toEqual(means)
})
