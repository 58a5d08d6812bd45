import { expect, test } from '@jest/globals'
import { filledIn } from './filled-in'

test.each([
  [{ amount: 5_000_000 }, '5000000'],
  [{ amount: 0 }, ''],
  [{ amount: -1 }, ''],
  [{ amount: 1.5 }, ''],
  [{ amount: '5' }, ''],
  [{ units: 5 }, ''],
  ['amount', ''],
  [null, ''],
  [undefined, ''],
])('SUP-029: the state %p fills in %p', (state, digits) => expect(filledIn(state, 'amount')).toBe(digits))
