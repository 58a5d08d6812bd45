import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { actionFor } from './card-action'

test.each([
  ['bank_onb_required', 'درخواست کارت', 'open'],
  ['verified', 'دریافت کارت', 'open'],
  ['pending', 'ادامه', 'open'],
  ['blocked', 'مسدود', 'none'],
  ['failed', 'اصلاح', 'open'],
  ['waiting', 'بررسی', 'refetch'],
  ['on_the_moon', 'نامشخص', 'none'],
  ['constructor', 'نامشخص', 'none'],
])('BNK-001 BNK-002 a card that is %s offers «%s»', (status, label, kind) => {
  const action = actionFor(status)
  expect(fa.status[action.key].action).toBe(label)
  expect(action.kind).toBe(kind)
})
