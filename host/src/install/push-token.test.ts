import { expect, test } from '@jest/globals'
import { createSecureStorage } from '@sarv/shared/storage/secure-storage'
import { pushTokenIn, pushTokenOf } from './push-token'

test.each([
  ['#pushToken=fcm:APA91b_x-9.z', 'fcm:APA91b_x-9.z'],
  ['#a=1&pushToken=abc', 'abc'],
  ['#pushToken=', undefined],
  ['#pushToken=a%0d%0aX-Other: 1', undefined],
  [`#pushToken=${'a'.repeat(513)}`, undefined],
  ['#fees', undefined],
  ['', undefined],
])('PLT-012 the address %j gives the push token %s', (hash, token) => expect(pushTokenIn(hash)).toBe(token))

function oneBrowser() {
  const texts = new Map<string, string>()
  const area = {
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
    names: () => [...texts.keys()],
  }
  let key: Promise<CryptoKey> | undefined
  const keyStore = { claim: (make: () => Promise<CryptoKey>) => (key ??= make()) }
  return () => createSecureStorage({ area, keyStore })
}

test('PLT-012 the push token is known to the next visit; what is no token is none', async () => {
  const visit = oneBrowser()
  expect(await pushTokenOf(visit(), '')).toBe('')
  const first = visit()
  expect(await pushTokenOf(first, '#pushToken=abc')).toBe('abc')
  await first.slice('deviceInfo').get()
  const second = visit()
  expect(await pushTokenOf(second, '#fees')).toBe('abc')
  await second.slice('deviceInfo').set({ pushToken: 'not a token' })
  expect(await pushTokenOf(visit(), '')).toBe('')
})
