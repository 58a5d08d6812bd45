import { expect, test } from '@jest/globals'
import { sourcesLike } from './workspace-files'

test('U19 a number, an address or a code that stands from left to right is left as it is by the browser’s translator', () => {
  const openings = sourcesLike(/^(?:host|shared|remote-\w+)\/src\/.*(?<!\.test)\.tsx$/).flatMap(([file, text]) =>
    (text.match(/<bdi\s[^>]*dir="ltr"[^>]*>/g) ?? []).map((tag) => [file, tag]),
  )
  expect(openings.length).toBeGreaterThan(15)
  expect(openings.filter(([, tag]) => !tag?.includes('translate="no"'))).toEqual([])
})
