import { expect, test } from '@jest/globals'
import { firstRow } from './first-row'

test('the first of the rows is the row; where there is none, that is an error of ours', () => {
  expect(firstRow([{ id: 1 }, { id: 2 }])).toEqual({ id: 1 })
  expect(() => firstRow([])).toThrow('expected one, got none')
})
