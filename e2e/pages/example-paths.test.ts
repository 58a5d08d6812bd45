import { expect, test } from '@jest/globals'
import { declaredRoutes } from './declared-routes'
import { exampleOf } from './example-paths'

test.each(declaredRoutes.map(({ path }) => path))('the walk over every page has an example of %s', (path) => {
  const example = exampleOf(path)
  expect(typeof example === 'string' ? example : example.page).toMatch(/^\/[^:]+$/)
})

test('a route with a parameter and without an example is told', () => {
  expect(() => exampleOf('/new/:id')).toThrow('/new/:id has no example: give it one in e2e/pages/example-paths.ts')
})
