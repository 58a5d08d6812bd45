import { expect, test } from '@jest/globals'
import { platformOf, requestHeaders } from './request-headers'

test.each([
  [{ isTwa: true, isStandalone: false }, 'TWA'],
  [{ isTwa: true, isStandalone: true }, 'TWA'],
  [{ isTwa: false, isStandalone: true }, 'PWA'],
  [{ isTwa: false, isStandalone: false }, 'WEB'],
])('PLT-015 running as %o is the platform %s', (place, platform) => expect(platformOf(place)).toBe(platform))

test('PLT-012 PLT-013 PLT-014 PLT-015 PLT-016 every call carries the five headers', () => {
  const place = { isTwa: false, isStandalone: false }
  expect(requestHeaders({ ...place, language: 'fa', version: '1.4.0' })).toEqual({
    'Device-Token': '',
    'Accept-Language': 'fa',
    'Application-Name': 'SARV',
    Platform: 'WEB',
    'Application-Version': '1.4.0',
  })
  const english = requestHeaders({ ...place, language: 'en', version: '1.4.0', deviceToken: 'push-1' })
  expect([english['Device-Token'], english['Accept-Language']]).toEqual(['push-1', 'en'])
})
