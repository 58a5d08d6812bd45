import { expect, test } from '@jest/globals'
import { parseReturnPath } from './return-path'

test.each([
  ['true', '/bank/onboarding'],
  ['false', '/fund-orders'],
  ['TRUE', '/fund-orders'],
  ['1', '/fund-orders'],
  [undefined, '/fund-orders'],
])('INV-052 with the flag %p the return button leads to %s', (flag, path) => expect(parseReturnPath(flag)).toBe(path))
