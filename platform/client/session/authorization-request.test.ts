import { expect, test } from '@jest/globals'
import { authorizationRequest } from './authorization-request'

test('HST-003 what an installation asks of its provider is read with its scope, its API and further parameters', () => {
  const asked = { scope: 'openid phone', resource: 'https://api.example/', parameters: { audience: 'sarv-api' } }
  expect(authorizationRequest.parse(asked)).toEqual(asked)
  expect(authorizationRequest.safeParse({ scope: 7 }).success).toBe(false)
})
