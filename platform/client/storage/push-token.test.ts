import { expect, test } from '@jest/globals'
import { fakeStorage } from '../../testing/fake-storage'
import { loadPushToken, parsePushToken, pushToken } from './push-token'

test.each([
  ['#pushToken=fcm:APA91b_x-9.z', 'fcm:APA91b_x-9.z'],
  ['#a=1&pushToken=abc', 'abc'],
  ['#pushToken=', undefined],
  ['#pushToken=a%0d%0aX-Other: 1', undefined],
  [`#pushToken=${'a'.repeat(513)}`, undefined],
  ['#fees', undefined],
  ['', undefined],
])('PLT-012 the fragment %j has the push token %s', (hash, token) => expect(parsePushToken(hash)).toBe(token))

test('PLT-012 the push token is known to the next visit; an invalid one is ignored', async () => {
  const { tab: visit } = fakeStorage()
  const load = async (...visited: Parameters<typeof loadPushToken>) => {
    await loadPushToken(...visited)
    return pushToken.current
  }
  expect(await load(visit(), '')).toBe('')
  const first = visit()
  expect(await load(first, '#pushToken=abc')).toBe('abc')
  await first.slice('deviceInfo').get()
  const second = visit()
  expect(await load(second, '#fees')).toBe('abc')
  await second.slice('deviceInfo').set({ pushToken: 'not a token' })
  expect(await load(visit(), '')).toBe('')
})
