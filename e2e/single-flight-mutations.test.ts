import { expect, test } from '@jest/globals'
import { sourcesLike } from './workspace-files'

test('D-123: every mutation of every package is the single flight of shared', () => {
  const sources = sourcesLike(/^(?:(?:shared|host|remote-\w+)\/src|platform)\/.+\.tsx?$/)
  const raw = sources.filter(([, text]) => /import[^;]*\buseMutation\b[^;]*from '@tanstack\/react-query'/.test(text))
  expect(raw.map(([file]) => file)).toEqual(['platform/client/api/use-mutation.ts'])
  expect(sources.length).toBeGreaterThan(500)
})
