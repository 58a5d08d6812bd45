import { expect, test } from '@jest/globals'
import { fundFixture } from '../testing/fund-fixture'
import { topFunds } from './fund-priority'

test('INV-004 twelve funds show the five of smallest priority', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => fundFixture({ ds_code: `${index}`, priority: 12 - index }))
  expect(topFunds(twelve, 5).map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5])
})
