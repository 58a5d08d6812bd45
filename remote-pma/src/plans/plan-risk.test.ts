import { expect, test } from '@jest/globals'
import fa from '../../locales/fa.json'
import { riskKey } from './plan-risk'

test.each([
  ['WITHOUT', 'بدون ریسک'],
  ['LOW', 'کم‌ریسک'],
  ['HIGH', 'پرریسک'],
  ['EXTREME', 'ریسک نامشخص'],
  ['', 'ریسک نامشخص'],
])('PMA-001 the risk word %s reads %s', (word, text) => {
  const [, key] = riskKey(word).split('.')
  expect(new Map(Object.entries(fa.risk)).get(key ?? '')).toBe(text)
})
