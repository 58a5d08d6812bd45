import { expect, test } from '@jest/globals'
import { isShown, stateKey } from './shown-programmes'

test.each([
  ['winner10', true],
  ['winner11', false],
  ['winner25', false],
  ['winner40', false],
  ['winner41', true],
  ['winner', true],
  ['winner11-extra', true],
  ['yalda', true],
])('HST-055 CON-26 the programme %s is drawn: %s', (key, shown) => expect(isShown({ key })).toBe(shown))

test.each([
  ['ACTIVE', 'ACTIVE'],
  ['SOON', 'SOON'],
  ['ENDED', 'ENDED'],
  ['PAUSED', 'unknown'],
  ['constructor', 'unknown'],
])('the state %s has the words of %s', (state, key) => expect(stateKey(state)).toBe(key))
