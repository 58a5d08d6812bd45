import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { actionFor } from './card-action'

test.each([
  ['bank_onb_required', 'درخواست کارت', 'open'],
  ['verified', 'دریافت کارت', 'open'],
  ['pending', 'ادامه', 'open'],
  ['blocked', 'مسدود', 'nothing'],
  ['failed', 'اصلاح', 'open'],
  ['waiting', 'بررسی', 'refetch'],
  ['on_the_moon', 'نامشخص', 'nothing'],
  ['constructor', 'نامشخص', 'nothing'],
])('BNK-001 BNK-002 a card that is %s offers «%s»', (status, label, does) => {
  const action = actionFor(status)
  expect(fa.status[action.word].action).toBe(label)
  expect(action.does).toBe(does)
})
