import { expect, test } from '@jest/globals'
import { flattenPages } from './paged-rows'

test('INV-056 INV-060 a row that moved to the next page stands once, in its first place', () => {
  const page = (...ids: number[]) => ({ results: ids.map((id) => ({ id })) })
  expect(flattenPages([page(5, 4, 3), page(3, 2), page()], ({ id }) => id).map(({ id }) => id)).toEqual([5, 4, 3, 2])
  expect(flattenPages([], String)).toEqual([])
})
