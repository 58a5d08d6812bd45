import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')
const sources = workspaceFiles(root).filter((file) =>
  /^(?:(?:shared|host|remote-\w+)\/src|platform)\/.+\.tsx?$/.test(file),
)

test('D-123: every mutation of every package is the single flight of shared', () => {
  const raw = sources.filter((file) =>
    /import[^;]*\buseMutation\b[^;]*from '@tanstack\/react-query'/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(raw).toEqual(['platform/client/api/use-mutation.ts'])
  expect(sources.length).toBeGreaterThan(500)
})
