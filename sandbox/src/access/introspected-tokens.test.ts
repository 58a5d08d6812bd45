import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { testAudience, testIssuerClient } from '../testing/issuer/issuer-names'
import { startIssuer, type TestIssuer } from '../testing/issuer/start-issuer'
import { createIntrospectedTokens, isAccepted } from './introspected-tokens'
import type { IssuerSettings } from './issuer-settings'

let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer('opaque')
})
afterAll(() => issuer.stop())

const settings = (changed: Partial<IssuerSettings> = {}): IssuerSettings => ({
  issuer: issuer.url,
  mode: 'introspection',
  audience: testAudience,
  claim: 'phone_number',
  client: testIssuerClient,
  ...changed,
})

test('SBX-006 an opaque token is accepted when its issuer says so', async () => {
  const token = await issuer.token('negar', { phone_number: '+989120000003' })
  expect(token).not.toContain('.')
  const identity = await createIntrospectedTokens(settings()).verify(token)
  expect(identity).toEqual({ issuer: issuer.url, subject: 'negar', mobile: '09120000003' })
})

test('SBX-006 a token that the issuer does not know, and one for another audience, are refused', async () => {
  expect(await createIntrospectedTokens(settings()).verify('nobody-gave-this-token-out')).toBeUndefined()
  const other = createIntrospectedTokens(settings({ audience: 'somebody-else' }))
  expect(await other.verify(await issuer.token('negar'))).toBeUndefined()
})

test.each<[string, () => Partial<IssuerSettings>]>([
  ['is not there', () => ({ issuer: 'http://127.0.0.1:9' })],
  ['does not take our secret', () => ({ client: { id: 'sarv', secret: 'another' } })],
])('SBX-006 an issuer that %s is unavailable, and no one a stranger', async (_, changed) => {
  const logged = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const token = await issuer.token('negar')
  await expect(createIntrospectedTokens(settings(changed())).verify(token)).rejects.toMatchObject({
    kind: 'unavailable',
  })
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

const good = {
  active: true,
  sub: 'negar',
  aud: testAudience,
  token_type: 'Bearer',
  exp: 1100,
  iss: 'https://id.example',
}
test.each<[string, object, boolean]>([
  ['all that is wanted', {}, true],
  ['no type, but our audience', { token_type: undefined }, true],
  ['several audiences', { aud: ['x', testAudience] }, true],
  ['no word about its end', { exp: undefined }, true],
  ['no life', { active: false }, false],
  ['an end that is over', { exp: 1000 }, false],
  ['a beginning that is to come', { nbf: 1001 }, false],
  ['another issuer', { iss: 'https://evil.example' }, false],
  ['another audience', { aud: ['x'] }, false],
  ['no audience', { aud: undefined }, false],
  ['the type of another token', { token_type: 'N_A' }, false],
  ['the use of a refresh token', { token_use: 'refresh_token' }, false],
  ['a key of its holder, as a bearer token', { cnf: { jkt: 'x' } }, false],
  ['a key of its holder', { cnf: { jkt: 'x' }, token_type: 'DPoP' }, true],
  ['the type of a bound token and no key', { token_type: 'DPoP' }, false],
])('SBX-006 an introspected token with %s: accepted %j', (_, changed, accepted) => {
  expect(isAccepted(settings({ issuer: 'https://id.example' }), { ...good, ...changed }, 1000)).toBe(accepted)
})

test('SBX-006 without an audience to compare, a token has to say that it is a bearer token', () => {
  const open = settings({ issuer: 'https://id.example', audience: undefined })
  expect(isAccepted(open, { ...good, aud: undefined }, 1000)).toBe(true)
  expect(isAccepted(open, { ...good, aud: undefined, token_type: undefined }, 1000)).toBe(false)
})
