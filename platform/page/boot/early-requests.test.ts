import { expect, test } from '@jest/globals'
import { earlyRequests } from './early-requests'
import type { PersistedState } from './persisted-state'

const at = Date.UTC(2026, 10, 25)
const kept: PersistedState = {
  tokens: { sub: 'p1', access: 'v1.sealed', at, lifetime: 300 },
  general: {},
  deviceInfo: { pushToken: 'device-1' },
}
const page = {
  reads: ['http://localhost:4000/fund/api/v1/user_asset/', 'http://localhost:4000/onboarding/api/v1/profile/'],
  language: 'fa',
  version: '1.0.0',
  isTwa: false,
  isStandalone: true,
} as const

test('PLT-074 PLT-012 the first requests of a page carry the headers that the shell gives them', () => {
  const headers = {
    'Device-Token': 'device-1',
    'Accept-Language': 'fa',
    'Application-Name': 'SARV',
    Platform: 'PWA',
    'Application-Version': '1.0.0',
    Accept: 'application/json, */*',
    Authorization: 'Bearer v1.sealed',
  }
  expect(earlyRequests(kept, page, at)).toEqual(page.reads.map((url) => ({ url, method: 'GET', headers })))
})

test.each<[string, Partial<PersistedState>, number]>([
  ['something is kept, which may be fresh', { answer: { total_value: 0 } }, at],
  ['nobody is signed in', { tokens: {} }, at],
  ['the stored token set is none', { tokens: { access: 'v1.sealed', at: 'yesterday', lifetime: 300 } }, at],
  ['the token is to be renewed first', {}, at + 300_000],
])('PLT-074 nothing is asked for ahead where %s', (_, more, now) => {
  expect(earlyRequests({ ...kept, ...more }, page, now)).toEqual([])
})
