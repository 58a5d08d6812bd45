import { expect, test } from '@jest/globals'
import { areToldOneByOne } from './told-orders'

const purchase = { kind: 'PURCHASE', state: 'SETTLING' }
const sale = { kind: 'SALE', state: 'SETTLING' }
const unpaid = { kind: 'PURCHASE', state: 'TO_PAY' }
const transfer = { kind: 'TRANSFER', state: 'SETTLING' }

test.each([
  ['each is named', 2, [purchase, sale], true],
  ['more are named than counted a moment ago', 1, [purchase, sale], true],
  ['one is not named', 2, [purchase], false],
  ['what waits for its payment is none of them', 1, [unpaid], false],
  ['a transfer is none of them', 1, [transfer], false],
  ['one stands beyond the first four rows', 2, [unpaid, unpaid, unpaid, purchase, sale], false],
  ['four are named', 4, [purchase, sale, purchase, sale], true],
  ['what is under way is not known', 1, undefined, false],
  ['there are none', 0, [], true],
] as const)(
  'INV-006 D-118 orders on their way, where %s: %d of %j are told one by one: %p',
  (_, count, items, told) => {
    expect(areToldOneByOne(count, items)).toBe(told)
  },
)
