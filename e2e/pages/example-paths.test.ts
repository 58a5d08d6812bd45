import { expect, test } from '@jest/globals'
import { declaredRoutes } from './declared-routes'
import { exampleOf } from './example-paths'

test.each(declaredRoutes.map(({ path }) => path))('the walk over every page has an example of %s', (path) => {
  expect(exampleOf(path)).toMatch(/^\/[^:]+$/)
})
