import { expect, test } from '@jest/globals'
import { headersFor } from './headers'

const table = [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', true],
  [undefined, true],
] as const

test.each(table)('%s may be sent the integrity policy: %s', (userAgent, expected) => {
  const headers = { 'Integrity-Policy': 'blocked-destinations=(script)', Vary: 'Cookie' }
  expect(headersFor(headers, userAgent)).toEqual(expected ? headers : { Vary: 'Cookie' })
})
