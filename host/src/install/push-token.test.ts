import { expect, test } from '@jest/globals'
import { createSecureStorage } from '@sarv/shared/storage/secure-storage'
import { openPushToken, pushTokenIn } from './push-token'

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

test('PLT-012 the push token is known to the next visit, before anything that is read after it', async () => {
  const visit = oneBrowser()
  const first = visit()
  expect(openPushToken(first, '#pushToken=abc').current()).toBe('abc')
  await first.slice('general').get()
  const second = visit()
  const token = openPushToken(second, '')
  expect(token.current()).toBe('')
  await second.session.get('tokens')
  expect(token.current()).toBe('abc')
  await second.slice('deviceInfo').set({ pushToken: 'not a token' })
  const third = visit()
  const damaged = openPushToken(third, '')
  await third.session.get('tokens')
  expect(damaged.current()).toBe('')
})
