import { expect, test } from '@jest/globals'
import { firstRow } from './first-row'

test('the first of the rows is returned; without rows it is an internal error', () => {
  expect(firstRow([{ id: 1 }, { id: 2 }])).toEqual({ id: 1 })
  expect(() => firstRow([])).toThrow('expected one, got none')
})
