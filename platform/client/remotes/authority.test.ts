import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { operationDigests } from '../../contract/operation-digest'
import { eventRefusal, noteOperations, refusalOf } from './authority'

const remote = { name: 'notes', version: '1.2.0', entry: 'http://localhost/notes/1.2.0/remoteEntry.js' }
const read = { method: 'GET', path: '/note/api/v1/notes/:id/' } as const
let error: ReturnType<typeof jest.spyOn>
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => error.mockRestore())

test('PLT-082 a remote calls what it lists; of all else the console names the missing line', () => {
  noteOperations(remote, operationDigests(['GET /note/api/v1/notes/:id/']))
  const refusal = refusalOf(remote)
  expect(refusal(read)).toBeUndefined()
  expect(error).not.toHaveBeenCalled()
  const message =
    'SARV-227 notes@1.2.0 calls POST /note/api/v1/notes/:id/, which its authority does not list: build it again, or add "POST /note/api/v1/notes/:id/" to operations in its remote.json'
  expect(refusal({ ...read, method: 'POST' })?.message).toBe(message)
  expect(error.mock.calls).toEqual([[message]])
})

test('PLT-082 a remote that lists an empty line calls nothing, one of before lists none and calls everything', () => {
  const [empty, former] = ['a', 'b'].map((entry) => ({ ...remote, entry })) as [typeof remote, typeof remote]
  noteOperations(empty, '')
  noteOperations(former, undefined)
  expect(refusalOf(empty)(read)).toBeInstanceOf(Error)
  expect(refusalOf(former)(read)).toBeUndefined()
})

test.each([
  ['notes/opened', true],
  ['notes/closed', false],
  ['savings/opened', false],
  ['payment-settled', true],
  ['balance-visibility-changed', true],
  ['signed-out', false],
  ['session-changed', false],
  ['navigated', false],
])('PLT-082 a remote with the event notes/opened may emit %s: %s', (event, may) => {
  expect(eventRefusal({ ...remote, events: ['notes/opened'] }, event) === undefined).toBe(may)
})
