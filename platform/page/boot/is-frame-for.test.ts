import { expect, test } from '@jest/globals'
import { isFrameFor } from './is-frame-for'

const home = { kind: 'shell', route: '/home', language: 'fa' }
const start = { kind: 'start', route: '/', language: 'fa' }
const visit = { hasSession: true, pathname: '/home', language: 'fa' }

test.each([
  ['their page', true, home, visit],
  ['their page with a slash', true, home, { ...visit, pathname: '/home/' }],
  ['one page of many', true, { ...home, route: '/funds/:fundId' }, { ...visit, pathname: '/funds/12' }],
  ['the start page, for a visitor', true, start, { ...visit, hasSession: false, pathname: '/' }],
  ['another address, as without a connection', false, home, { ...visit, pathname: '/funds' }],
  ['an address below it', false, { ...home, route: '/funds/:fundId' }, { ...visit, pathname: '/funds/12/buy' }],
  ['another language', false, home, { ...visit, language: 'en' }],
  ['a page of a signed-in person, for a visitor', false, home, { ...visit, hasSession: false }],
  ['the start page, for a signed-in person', false, start, { ...visit, pathname: '/' }],
] as const)('a frame of %s is shown: %s', (_, isShown, frame, one) => {
  expect(isFrameFor(frame, one)).toBe(isShown)
})
