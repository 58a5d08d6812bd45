import { expect, test } from '@jest/globals'
import { hasCome, isDue, isRevocable } from './due'

const now = new Date('2026-11-21T08:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)

test.each([
  [null, false],
  [before, true],
  [now, true],
  [after, false],
])('the moment %p has come: %p', (moment, expected) => expect(hasCome(moment, now)).toBe(expected))

test.each([
  ['PENDING', before, 'due'],
  ['PENDING', now, 'due'],
  ['PENDING', after, 'revocable'],
  ['PENDING', null, 'revocable'],
  ['WAITING', null, 'neither'],
  ['WAITING', before, 'neither'],
  ['DONE', before, 'neither'],
  ['CANCELED', after, 'neither'],
])('SBX-100 an order that is %s and falls due at %p is %s', (status, due_at, expected) => {
  const order = { status, due_at }
  expect([isDue(order, now), isRevocable(order, now)]).toEqual([expected === 'due', expected === 'revocable'])
})
