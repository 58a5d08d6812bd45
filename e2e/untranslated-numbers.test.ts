import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')

test('U19 a number, an address or a code that stands from left to right is left as it is by the browser’s translator', () => {
  const files = workspaceFiles(root).filter((file) => /^(?:host|shared|remote-\w+)\/src\/.*\.tsx$/.test(file))
  const openings = files
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      (readFileSync(path.join(root, file), 'utf8').match(/<bdi\s[^>]*dir="ltr"[^>]*>/g) ?? []).map((tag) => [
        file,
        tag,
      ]),
    )
  expect(openings.length).toBeGreaterThan(30)
  expect(openings.filter(([, tag]) => !tag?.includes('translate="no"'))).toEqual([])
})
