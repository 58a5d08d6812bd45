import { expect, test } from '@jest/globals'
import { sumPaid } from './under-way-query'

test('D-118 money on its way is what was paid, of everything', () => {
  expect(sumPaid([{ paid: 2 }, { paid: 0 }, { paid: 5 }])).toBe(7)
  expect(sumPaid([])).toBe(0)
})
