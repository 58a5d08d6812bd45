import { expect, test } from '@jest/globals'
import { isTwaUrl } from './twa-flag'

test.each([
  ['?isTwa=true', true],
  ['?fund=12180&isTwa=true', true],
  ['?isTwa=TRUE', false],
  ['?isTwa=1', false],
  ['?isTwa=', false],
  ['?istwa=true', false],
  ['?isTwa=false&isTwa=true', false],
  ['', false],
])('HST-009 %j is stored: %s', (search, stored) => expect(isTwaUrl(search)).toBe(stored))
