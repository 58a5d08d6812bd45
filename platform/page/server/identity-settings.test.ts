import { expect, test } from '@jest/globals'
import { identityFrom } from './identity-settings'

test('without settings the provider is the sandbox, and nothing is asked of it beyond the protocol', () => {
  expect(identityFrom({})).toEqual({
    origins: ['http://localhost:4001'],
    config: {
      identity: 'http://localhost:4001',
      clientId: 'sarv-web',
      eventWhitelist: 'http://localhost:4001/general/api/v1/settings/event-whitelist/',
    },
  })
})

test('scope, resource, further parameters and origins of a provider are settings', () => {
  const { origins, config } = identityFrom({
    SARV_IDENTITY: 'https://id.example.ir/realms/a',
    SARV_IDENTITY_ORIGINS: ' https://keys.example.ir https://login.example.ir:8443/ ',
    SARV_SCOPE: 'openid phone',
    SARV_RESOURCE: 'https://api.example.ir/v1',
    SARV_SIGN_IN_PARAMETERS: 'audience=sarv-api&claims=%7B%22id_token%22%3Anull%7D&prompt=consent',
  })
  expect(origins).toEqual(['https://id.example.ir', 'https://keys.example.ir', 'https://login.example.ir:8443'])
  expect(config.authorization).toEqual({
    scope: 'openid phone',
    resource: 'https://api.example.ir/v1',
    parameters: { audience: 'sarv-api', claims: '{"id_token":null}', prompt: 'consent' },
  })
})

test.each([
  [undefined, 'https://id.example.ir/general/api/v1/settings/event-whitelist/'],
  ['https://api.example.ir/whitelist', 'https://api.example.ir/whitelist'],
  ['off', undefined],
])('PLT-063 SARV_EVENT_WHITELIST=%s: the whitelist is asked for at %s', (setting, address) => {
  const env = { SARV_IDENTITY: 'https://id.example.ir/realms/a', SARV_EVENT_WHITELIST: setting }
  expect(identityFrom(env).config.eventWhitelist).toBe(address)
})

test.each([
  ['SARV_IDENTITY', 'nowhere', 'expected an address'],
  ['SARV_IDENTITY_ORIGINS', 'https://id.example.ir/realms', 'expected an origin'],
  ['SARV_IDENTITY_ORIGINS', "'unsafe-inline'", 'expected an origin'],
  ['SARV_SCOPE', 'profile', 'expected openid in it'],
  ['SARV_RESOURCE', 'api', 'expected an address'],
  ['SARV_RESOURCE', 'https://api.example.ir/#a', 'expected an address'],
  ['SARV_SIGN_IN_PARAMETERS', 'a=1&redirect_uri=https://evil.example', 'has redirect_uri'],
  ['SARV_SIGN_IN_PARAMETERS', 'prompt=none', 'has prompt'],
  ['SARV_SIGN_IN_PARAMETERS', 'a=1&a=2', 'has a name twice'],
  ['SARV_EVENT_WHITELIST', 'on', 'expected an address or off'],
])('%s=%s is refused: %s', (name, value, why) => {
  expect(() => identityFrom({ [name]: value })).toThrow(why)
})
