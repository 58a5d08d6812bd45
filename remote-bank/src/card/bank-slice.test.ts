import { expect, test } from '@jest/globals'
import { isBalanceVisible } from './bank-slice'

test.each([
  [undefined, false],
  [{}, true],
  [{ visibleBankBalance: true }, true],
  [{ visibleBankBalance: false }, false],
])('PLT-030 with %o kept on the device the balance is visible: %s', (slice, visible) =>
  expect(isBalanceVisible(slice)).toBe(visible),
)
