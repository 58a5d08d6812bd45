import { expect, test } from '@jest/globals'
import { ApiError, type ApiErrorKind } from './api-error'
import { createQueryClient, shouldRetry } from './query-client'

function failed(kind: ApiErrorKind, status = 0) {
  return new ApiError({ kind, status, endpointPath: '/x/' })
}

test.each([
  [failed('network'), 0, true],
  [failed('timeout'), 0, false],
  [failed('http', 500), 0, true],
  [failed('http', 503), 0, true],
  [failed('network'), 1, false],
  [failed('http', 500), 1, false],
  [failed('http', 400), 0, false],
  [failed('http', 401), 0, false],
  [failed('http', 404), 0, false],
  [failed('http', 429), 0, false],
  [failed('contract', 200), 0, false],
  [failed('aborted'), 0, false],
  [new Error('a bug'), 0, false],
])('F28 F30 F31 %s after %d tries is read again: %s', (error, tries, again) =>
  expect(shouldRetry(tries, error)).toBe(again),
)

test('F1 a write is tried once, at once, and never kept for later', async () => {
  const client = createQueryClient()
  let tries = 0
  const write = client.getMutationCache().build(client, {
    mutationFn: async () => {
      tries += 1
      throw failed('network')
    },
  })
  await expect(write.execute(undefined)).rejects.toThrow('network')
  expect([tries, write.state.isPaused]).toEqual([1, false])
  client.clear()
})
