import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { safeFacts } from '@sarv/shared/analytics/safe-facts'
import { workspaceFiles } from './workspace-files'

const workspace = path.resolve(import.meta.dirname, '..')
const sources = workspaceFiles(workspace).filter(
  (file) => /^(?:host|shared|remote-[^/]+)\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
)
const tracked = sources.flatMap((file) => {
  const text = readFileSync(path.join(workspace, file), 'utf8')
  return [...text.matchAll(/\btrack\('(\w+)'/g)].map(([, event = '']) => event)
})

test('PLT-062 PLT-066 every event that the product counts stands in the catalogue, or it would never leave', () => {
  expect(tracked.length).toBeGreaterThan(5)
  expect(tracked.filter((event) => safeFacts(event, {}) === undefined)).toEqual([])
})
