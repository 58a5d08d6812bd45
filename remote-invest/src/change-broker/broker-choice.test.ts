import { expect, test } from '@jest/globals'
import { brokersFound, isLong, targetsOf } from './broker-choice'

const house = { id: 1, name: 'کارگزاری سروستان مهر', city: 'تهران' }
const desert = { id: 3, name: 'کارگزاری رهنورد کویر', city: 'یزد' }
const springs = { id: 5, name: 'کارگزاری هفت‌چشمه', city: 'تبریز' }
const brokers = [house, desert, springs]

test.each([
  ['the broker that one has', house, [desert, springs]],
  ['one that is not offered', { id: 9, name: 'ناشناس', city: '' }, brokers],
  ['none', null, brokers],
])('INV-072 with %s the others can be chosen', (_, current, targets) =>
  expect(targetsOf({ current, brokers })).toEqual(targets),
)

test.each([
  ['', brokers],
  ['كوير', [desert]],
  ['يزد رهنورد', [desert]],
  ['هفت چشمه', [springs]],
  ['هفت‌چشمه', [springs]],
  ['هفتچشمه', [springs]],
  ['بانک', []],
])('INV-072 %p finds %o', (query, targets) => expect(brokersFound(brokers, query)).toEqual(targets))

test.each([
  [0, false],
  [6, false],
  [7, true],
])('%d brokers are searched: %p', (count, long) => expect(isLong(Array(count).fill(house))).toBe(long))
