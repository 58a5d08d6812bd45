import { expect, test } from '@jest/globals'
import { validateCounselling } from './counselling-form-rules'

const good = { name: 'نگار فرهمند', mobile: '09120000003', topic: 'FUND', message: 'کارمزد خروج' }

test.each([
  [{}, {}],
  [{ mobile: '۰۹۱۲۰۰۰۰۰۰۳' }, {}],
  [{ mobile: '\u202a+98 912 000\u20110003\u202c' }, {}],
  [{ mobile: '0098 (912)' }, { mobile: 'counselling.mobileInvalid' }],
  [{ name: ' ' }, { name: 'ui:rules.required' }],
  [{ mobile: '0912' }, { mobile: 'counselling.mobileInvalid' }],
  [{ mobile: '' }, { mobile: 'ui:rules.required' }],
  [{ topic: '' }, { topic: 'counselling.topicMissing' }],
  [{ topic: 'GOLD' }, { topic: 'counselling.topicMissing' }],
  [{ message: ' سلام' }, { message: 'ui:rules.leading-space' }],
])('SUP-026: with %j the form says %j', (change, problems) =>
  expect(validateCounselling({ ...good, ...change })).toEqual(problems),
)
