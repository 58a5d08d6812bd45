import { expect, test } from '@jest/globals'
import { alertFor } from '@sarv/platform/client/api/alert-rules'
import { everyEndpoint } from './every-endpoint'

/** Calls whose caller shows what went wrong (PLT-025), by their paths in section 10 of the specification. */
const callerHandles: readonly [what: string, path: RegExp][] = [
  ['referral activation', /\/referral\/activate\//],
  ['card destination inquiry', /\/transfer\/card\/inquiry\//],
  ['last-complete-survey', /\/last-complete-survey\//],
  ['voucher redeem', /\/voucher\/redeem\//],
]

test.each(callerHandles)('PLT-025 ERR-06 %s never alerts, whatever the server says', (_what, path) => {
  const declared = everyEndpoint().filter(({ endpoint }) => path.test(endpoint.path))
  for (const { endpoint } of declared) expect([endpoint.path, endpoint.failure]).toEqual([endpoint.path, 'caller'])
  for (const status of [400, 404, 409, 429, 500])
    expect(
      alertFor({ error: { kind: 'http', status, body: { detail: 'نشد' } }, failure: 'caller' }, undefined, 'Try again'),
    ).toBe('nothing')
})

test('PLT-023 exactly the submit of an onboarding and the sending of codes alert always', () => {
  const always = everyEndpoint().filter(({ endpoint }) => endpoint.failure === 'always')
  expect(always.map(({ endpoint }) => endpoint.path).sort()).toEqual([
    '/bank/api/v1/card/otp/',
    '/bank/api/v1/transfer/card/otp/',
    '/bank/api/v1/transfer/sheba/otp/',
    '/onboarding/api/v1/pma-onb/otp/send/:uuid/',
    '/onboarding/api/v1/reissue-onb/otp/send/:uuid/',
    '/onboarding/api/v1/submit/',
  ])
})

test('PLT-025 the contract has the referral activation', () => {
  expect(everyEndpoint().map(({ endpoint }) => endpoint.path)).toContainEqual(
    expect.stringMatching(/\/referral\/activate\//),
  )
})

test('D-124 a read never alerts: its screen says what failed, in its place', () => {
  const reads = everyEndpoint().filter(({ endpoint }) => endpoint.method === 'GET')
  expect(reads.filter(({ endpoint }) => endpoint.failure !== 'caller')).toEqual([])
})
