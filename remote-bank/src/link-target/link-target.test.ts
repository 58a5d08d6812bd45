import { expect, test } from '@jest/globals'
import { hostileAddresses } from '@sarv/shared/testing/hostile-addresses'
import { linkTarget } from './link-target'

test.each([
  ['/funds/12180', { to: '/funds/12180' }],
  ['/bank/onboarding?from=card#top', { to: '/bank/onboarding?from=card#top' }],
  ['/', { to: '/' }],
  ['https://sarv.example/prize', { href: 'https://sarv.example/prize' }],
  ['', undefined],
  ['funds/12180', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['http://evil.example', undefined],
])('BNK-037: the link %j leads to %j', (link, target) => expect(linkTarget(link)).toEqual(target))

test('BNK-037: no disguised address leads out of the app', () => {
  for (const address of hostileAddresses) {
    const target = linkTarget(address)
    if (target && 'to' in target) expect(new URL(target.to, 'https://sarv.example').host).toBe('sarv.example')
    else expect(target).toBeUndefined()
  }
})
