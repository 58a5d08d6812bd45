import { expect, test } from '@jest/globals'
import { hasOperation, operationDigest, operationDigests, toOperation } from './operation-digest'

test.each([
  [{ method: 'GET', path: '/note/api/v1/notes/:id/' }, 'GET /note/api/v1/notes/:id/'],
  [{ method: 'POST', path: 'note//api/v1/notes' }, 'POST /note/api/v1/notes/'],
])('PLT-082 %j is the operation %s', (endpoint, operation) => expect(toOperation(endpoint)).toBe(operation))

test('PLT-082 an operation is found among others by its digest, at its own place only', () => {
  const operations = Array.from({ length: 60 }, (_, at) => `GET /note/api/v1/notes/${at}/`)
  const digests = operationDigests(operations)
  expect(digests).toHaveLength(300)
  expect(operations.every((operation) => hasOperation(digests, operation))).toBe(true)
  expect(hasOperation(digests, 'POST /note/api/v1/notes/1/')).toBe(false)
  expect(hasOperation('', 'GET /note/api/v1/notes/1/')).toBe(false)
  const wanted = operationDigest('GET /a/')
  expect(hasOperation(`0${wanted}0000`, 'GET /a/')).toBe(false)
})
