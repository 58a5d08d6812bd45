import { expect, test } from '@jest/globals'
import { ErrorResponse } from 'oidc-client-ts'
import { endsSession, SessionEndedError, TokenEndpointError } from './oidc-errors'

test.each([
  [400, 'invalid_grant', true],
  [400, 'invalid_request', true],
  [401, 'invalid_client', true],
  [400, 'token_expired', true],
  [400, 'server_error', false],
  [400, 'temporarily_unavailable', false],
  [400, 'slow_down', false],
  [403, 'access_denied', false],
  [408, 'invalid_grant', false],
  [429, 'too_many_requests', false],
  [500, 'invalid_grant', false],
  [503, 'temporarily_unavailable', false],
])('PLT-019 F15 the token endpoint responds %i %s: the session is over: %s', (status, code, over) => {
  expect(endsSession(new TokenEndpointError(status, code))).toBe(over)
})

test.each([
  ['login_required', true],
  ['interaction_required', true],
  ['consent_required', true],
  ['account_selection_required', true],
  ['access_denied', true],
  ['invalid_request', true],
  ['invalid_client', true],
  ['invalid_grant', true],
  ['invalid_scope', true],
  ['unauthorized_client', true],
  ['unsupported_grant_type', true],
  ['unsupported_response_type', true],
  ['server_error', false],
  ['temporarily_unavailable', false],
  ['Internal Server Error', false],
])('PLT-019 F15 an error %s whose status nobody knows: the session is over: %s', (error, over) => {
  expect(endsSession(new ErrorResponse({ error }))).toBe(over)
})

test.each([
  [Object.assign(new Error('cut'), { error: 'invalid_grant' })],
  [new Error('invalid_grant')],
  [new TypeError('Failed to fetch')],
  ['invalid_grant'],
  [undefined],
])('F15 %p is no word of the provider', (thrown) => expect(endsSession(thrown)).toBe(false))

test.each([
  [new TokenEndpointError(400, 'invalid_grant'), 'TokenEndpointError: The token endpoint responded 400: invalid_grant'],
  [new SessionEndedError('invalid_grant'), 'SessionEndedError: invalid_grant'],
])('an error of the session says in a report what happened: %s', (error, said) => expect(String(error)).toBe(said))
