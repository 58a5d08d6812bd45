import { expect, test } from '@jest/globals'
import { operationsOf } from './operations'

test.each([
  [undefined, false, ['cardToCard', 'sheba', 'charge', 'invest']],
  [undefined, true, ['sheba', 'charge', 'invest']],
  ['inquiry' as const, false, ['invest']],
  ['block' as const, true, ['invest']],
])('BNK-006 BNK-008: gate %s and blocked by its owner %s leave open: %j', (gate, frozen, open) =>
  expect(
    operationsOf({ gate, frozen })
      .filter(({ closedBy }) => closedBy === undefined)
      .map(({ key }) => key),
  ).toEqual(open),
)
