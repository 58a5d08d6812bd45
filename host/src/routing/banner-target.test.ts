import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { Navigation } from '@sarv/platform/contract/platform'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { hostileAddresses } from '@sarv/shared/testing/hostile-addresses'
import fc from 'fast-check'
import { createIntentHandler, findBannerTarget, type Intents } from './banner-target'
import { hostIntents } from './host-pages'

const notFound = { at: 'inside', path: '/not-found' }
const inside = (type: string, link: string | null, intents: Intents) =>
  findBannerTarget({ action: 'INTERNAL', type, link }, intents)
const outside = (link: string | null) => findBannerTarget({ action: 'EXTERNAL', type: null, link }, {})

/** What the remotes of this workspace declare, as the page would bring it. */
function declaredIntents(): Intents {
  const workspace = path.resolve(__dirname, '../../..')
  const manifests = readdirSync(workspace).filter((name) => name.startsWith('remote-'))
  const read = (name: string) => JSON.parse(readFileSync(path.join(workspace, name, 'remote.json'), 'utf8'))
  return Object.assign({}, hostIntents, ...manifests.map((name) => read(name).intents))
}

test.each([
  ['ASSETS', '/assets'],
  ['INVESTMENT', '/investment'],
  ['FUNDS', '/funds'],
  ['PMAS', '/pma'],
  ['FUND_ORDERS', '/fund-orders'],
])('HST-036 the banner %s leads to %s, with or without a link', (type, expected) => {
  const intents = declaredIntents()
  expect(inside(type, null, intents)).toEqual({ at: 'inside', path: expected })
  expect(inside(type, '7', intents)).toEqual({ at: 'inside', path: expected })
})

test.each([
  ['FUND', '12180', '/funds/12180'],
  ['STOCK', 'folad', '/stocks/folad'],
  ['USER_PMA', '77', '/user-pma/77'],
  ['PMA', '3', '/pma/3'],
  ['ORDER', '88', '/fund-order/88'],
  ['FUND', 'a/b?c#d', '/funds/a%2Fb%3Fc%23d'],
  ['FUND', ' 7 ', '/funds/7'],
  ['FUND', '$&', '/funds/%24%26'],
])('HST-037 the banner %s with the id %p leads to %s', (type, link, expected) => {
  expect(inside(type, link, declaredIntents())).toEqual({ at: 'inside', path: expected })
})

test.each([
  ['PRIZE', '/prize'],
  ['REFERRAL', '/referral'],
  ['ONB', '/onboarding'],
  ['CHAT_BOT', '/chatbot'],
  ['BANK', '/card'],
  ['RECOMMENDATION', '/recommendations'],
])('HST-038 the banner %s leads to %s', (type, expected) => {
  expect(inside(type, null, declaredIntents())).toEqual({ at: 'inside', path: expected })
})

test.each([
  ['CARD_TO_CARD', '/bank/operations/card-to-card'],
  ['SHEBA', '/bank/operations/sheba'],
  ['ACCOUNT_CHARGING', '/bank/increase-amount'],
  ['VOUCHER', '/voucher'],
])('HST-039 the banner %s leads to %s', (type, expected) => {
  expect(inside(type, null, declaredIntents())).toEqual({ at: 'inside', path: expected })
})

test.each([
  ['NEWS', '7'],
  ['', '7'],
  ['constructor', '7'],
  ['__proto__', '7'],
  ['FUND', null],
  ['FUND', ''],
  ['FUND', '   '],
  ['FUND', '.'],
  ['FUND', '..'],
  ['FUND', '\ud800'],
])('HST-040 ERR-27 the banner %p with %p leads to the not-found page', (type, link) => {
  expect(inside(type, link, declaredIntents())).toEqual(notFound)
})

test('HST-040 an unknown action, and one without a type, lead to the not-found page', () => {
  expect(findBannerTarget({ action: 'POPUP', type: 'FUNDS', link: null }, { FUNDS: '/funds' })).toEqual(notFound)
  expect(findBannerTarget({ action: 'INTERNAL', type: null, link: null }, { FUNDS: '/funds' })).toEqual(notFound)
})

test('whatever the id is, the path stays under its route', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (link) => {
      const lead = inside('FUND', link, { FUND: '/funds/:id' })
      if (lead.at === 'outside') throw new Error('An internal banner left the app')
      const { pathname, search, hash, origin } = new URL(lead.path, 'https://sarv.example')
      expect([origin, search, hash]).toEqual(['https://sarv.example', '', ''])
      expect(lead.path === '/not-found' || /^\/funds\/[^/]+$/.test(pathname)).toBe(true)
    }),
  )
})

test.each([
  'https://example.com',
  'https://example.com/offer?code=7#terms',
  'HTTPS://EXAMPLE.COM/',
  'https://example.com:8443/راهنما',
  'tel:02191000000',
  'tel:+98-21-9100',
  'http://localhost:4002/pay',
  'http://127.0.0.1/',
  'http://[::1]:3000/',
])('HST-035 %s is opened exactly as it was given', (link) => {
  const opened: string[] = []
  const went: string[] = []
  const navigation = { navigate: (to: string) => void went.push(to) } as Navigation
  createIntentHandler({}, (address) => void opened.push(address))(navigation, 'EXTERNAL', link)
  expect(opened).toEqual([link])
  expect(went).toEqual([])
})

const nasty = [
  '',
  'example.com',
  '/home',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://evil.example\\@good.example',
  'https://good.example@evil.example',
  'https://user:pass@evil.example/',
  'https://@evil.example/',
  'https://%67ood.example/',
  'https://evil.example/%00',
  'https://',
  'https:///evil.example',
  'http://evil.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://evil.example#localhost',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/',
  'intent://scan/#Intent;scheme=zxing;end',
  'https://example.com/\u202egnp.exe',
  'https://exa\u200bmple.com/',
  'https://еxample.com/',
  'https://xn--xample-2of.com/',
  'https://مثال.example/',
  'https://exa mple.com/',
  'https://example.com/\r\nSet-Cookie: a=b',
  'https://example.com/\u2028',
  'tel:',
  'tel:*21*0912#',
  'tel:0912\n0913',
  'tel:javascript:alert(1)',
  'https://[::1',
]

test.each(nasty)('HST-035 %j is refused', (link) => {
  expect(outside(link)).toEqual(notFound)
})

test.each(hostileAddresses)('HST-035 HST-040 T10 a banner with %j stays inside the app', (link) => {
  expect(outside(link)).toEqual(notFound)
  const lead = inside('FUND', link, declaredIntents())
  expect(lead.at === 'inside' && /^\/(not-found|funds\/[^/]+)$/.test(lead.path)).toBe(true)
  for (const type of ['javascript:alert(1)', '//evil.example', ''])
    expect(inside(type, link, declaredIntents())).toEqual(notFound)
})

test('HST-035 an address of more than 2000 characters is refused', () => {
  expect(outside(`https://example.com/${'a'.repeat(2_000)}`)).toEqual(notFound)
})

test('HST-035 no text opens anything but https, a telephone number or this machine', () => {
  const pieces = fc.constantFrom(
    'https',
    'http',
    'javascript',
    'data',
    'tel',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '%2f',
    '%00',
    '\n',
    '\u202e',
  )
  const hosts = fc.constantFrom('evil.example', 'localhost', '127.0.0.1', '[::1]', 'xn--a', '?', '#', '.', '0912')
  const made = fc.array(fc.oneof(pieces, hosts, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 10 })
  fc.assert(
    fc.property(
      fc.oneof(
        made.map((parts) => parts.join('')),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (link) => {
        const lead = outside(link)
        if (lead.at === 'inside') return expect(lead).toEqual(notFound)
        expect(lead.address).toBe(link)
        const { protocol, hostname, username, password } = new URL(link)
        expect([username, password]).toEqual(['', ''])
        const own = /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
        expect(protocol === 'https:' || protocol === 'tel:' || (protocol === 'http:' && own)).toBe(true)
      },
    ),
    randomRuns(1_000),
  )
})
