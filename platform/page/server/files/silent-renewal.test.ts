import { expect, test } from '@jest/globals'
import { isSilentRenewalResponse } from './silent-renewal'

test.each([
  ['a code in the hidden frame', '/home?code=a&state=b&iss=c', 'iframe', true],
  ['a refusal in the hidden frame', '/home?error=login_required&state=b', 'iframe', true],
  ['a code in a window', '/home?code=a&state=b', 'document', false],
  ['a browser that does not say where it shows the page', '/home?code=a&state=b', undefined, false],
  ['the home page in a frame', '/home', 'iframe', false],
  ['a code without a state', '/home?code=a', 'iframe', false],
  ['another page in a frame', '/callback?code=a&state=b', 'iframe', false],
  ['no address at all', '//', 'iframe', false],
] as const)('HST-018 %s', (_, url, dest, isOne) => {
  expect(isSilentRenewalResponse({ method: 'GET', url, headers: { 'sec-fetch-dest': dest } })).toBe(isOne)
})
