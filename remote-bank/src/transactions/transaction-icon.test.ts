import { expect, test } from '@jest/globals'
import { transactionIcon } from './transaction-icon'

test.each([
  ['profit', 1],
  ['deposit', 1],
  ['withdraw', -1],
  ['fee', -1],
  ['gift', 0],
  ['__proto__', 0],
])('BNK-050: a %s moves money in the direction %d', (type, sign) => expect(transactionIcon(type).sign).toBe(sign))
