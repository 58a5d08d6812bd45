import { expect, test } from '@jest/globals'
import { canaryCookie, chosenCanaries } from './canary-cookie'

test.each<[string | undefined, Record<string, string>]>([
  [undefined, {}],
  ['lang=fa', {}],
  ['sarv-canary=', {}],
  ['sarv-canary=support@1.2.0', { support: '1.2.0' }],
  ['lang=fa; sarv-canary=support@1.2.0~pma@2.0.1-rc.1+a3; x=y', { support: '1.2.0', pma: '2.0.1-rc.1+a3' }],
  ['sarv-canary=Support@1~bank~@1.0.0~pma@<script>~card@1.0.0', { card: '1.0.0' }],
  ['not-sarv-canary=support@1.2.0', {}],
])('canary: the cookie %j asks for %j', (cookies, chosen) =>
  expect(Object.fromEntries(chosenCanaries(cookies))).toEqual(chosen),
)

test('canary: the cookie that is written asks for the same again, and carries nothing else', () => {
  const chosen = new Map([
    ['support', '1.2.0'],
    ['pma', '2.0.1'],
  ])
  const text = canaryCookie(chosen, true)
  expect(text).toBe('sarv-canary=support@1.2.0~pma@2.0.1; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  expect(chosenCanaries(text)).toEqual(chosen)
  expect(canaryCookie(new Map(), false)).toBe('sarv-canary=; Path=/; Max-Age=0; SameSite=Lax')
})
