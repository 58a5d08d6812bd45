import { expect, test } from '@jest/globals'
import { ErrorResponse } from 'oidc-client-ts'
import { isSessionEnded } from './oidc-errors'

test.each([
  ['invalid_grant', true],
  ['login_required', true],
  ['interaction_required', true],
  ['consent_required', true],
  ['server_error', false],
  ['temporarily_unavailable', false],
])('PLT-019 the provider answers %s: the session is over: %s', (error, over) => {
  expect(isSessionEnded(new ErrorResponse({ error }))).toBe(over)
})

test.each([
  [Object.assign(new Error('cut'), { error: 'invalid_grant' })],
  [new Error('invalid_grant')],
  [new TypeError('Failed to fetch')],
  ['invalid_grant'],
  [undefined],
])('F15 %p is no word of the provider', (thrown) => expect(isSessionEnded(thrown)).toBe(false))
