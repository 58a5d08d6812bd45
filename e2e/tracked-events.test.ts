import { expect, test } from '@jest/globals'
import { safeFacts } from '@sarv/shared/analytics/safe-facts'
import { sourcesLike } from './workspace-files'

test('PLT-062 PLT-066 every event that the product counts stands in the catalogue, or it would never leave', () => {
  const tracked = sourcesLike(/^(?:host|shared|remote-[^/]+)\/src\/(?!.*\.test\.|(?:.*\/)?testing\/).*\.tsx?$/).flatMap(
    ([, text]) => [...text.matchAll(/\btrack\('(\w+)'/g)].map(([, event = '']) => event),
  )
  expect(tracked.length).toBeGreaterThan(5)
  expect(tracked.filter((event) => safeFacts(event, {}) === undefined)).toEqual([])
})
