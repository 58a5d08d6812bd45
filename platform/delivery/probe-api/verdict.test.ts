import { expect, test } from '@jest/globals'
import { isWrong, verdictOfAnswer, verdictOfError } from './verdict'

const http = (status: number, body?: unknown) => ({ kind: 'http', status, body, at: undefined }) as const

test.each([
  [http(404, { detail: 'Not found.' }), 'missing', '404'],
  [http(404, '<html>'), 'missing', '404'],
  [http(404, { detail: 'No such order.', code: 'not-found' }), 'declined', '404'],
  [http(405), 'missing', '405'],
  [http(501), 'missing', '501'],
  [http(401), 'refused', '401'],
  [http(403), 'refused', '403'],
  [http(400, { detail: 'LIMIT_AMOUNT' }), 'declined', '400'],
  [http(409), 'declined', '409'],
  [http(429), 'failed', '429'],
  [http(500), 'failed', '500'],
  [{ kind: 'contract', status: 200, at: 'results.0.price', body: undefined }, 'misfit', 'at results.0.price'],
  [{ kind: 'contract', status: 200, at: undefined, body: undefined }, 'misfit', 'as a whole'],
  [{ kind: 'network', status: 0, at: undefined, body: undefined }, 'failed', 'no answer'],
  [{ kind: 'timeout', status: 0, at: undefined, body: undefined }, 'failed', 'no answer in time'],
] as const)('PLT-109 an operation that answers %j is %s (%s)', (error, verdict, why) => {
  expect(verdictOfError(error)).toEqual({ verdict, why })
})

test('PLT-109 an answer of more than two seconds is slow', () => {
  expect([2_000, 2_001].map(verdictOfAnswer)).toEqual(['ok', 'slow'])
})

test('PLT-109 what is slow, declined or untried is not wrong', () => {
  const verdicts = ['ok', 'slow', 'declined', 'untried', 'missing', 'refused', 'misfit', 'failed'] as const
  expect(verdicts.filter(isWrong)).toEqual(['missing', 'refused', 'misfit', 'failed'])
})
