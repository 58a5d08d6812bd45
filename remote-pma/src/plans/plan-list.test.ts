import { expect, test } from '@jest/globals'
import { findPlan, sortByPriority } from './plan-list'

test('PMA-001 plans are sorted by priority, equal ones by id', () => {
  const sent = [
    { id: 4, priority: 2 },
    { id: 3, priority: 1 },
    { id: 2, priority: 2 },
  ]
  expect(sortByPriority(sent).map(({ id }) => id)).toEqual([3, 2, 4])
  expect(sent.map(({ id }) => id)).toEqual([4, 3, 2])
})

test.each([
  ['2', 2],
  ['02', undefined],
  ['2.0', undefined],
  ['gold', undefined],
  ['', undefined],
  [undefined, undefined],
  ['99', undefined],
])('U6 the URL parameter %s finds the plan %s', (planId, id) => {
  expect(findPlan([{ id: 1 }, { id: 2 }], planId)?.id).toBe(id)
})
