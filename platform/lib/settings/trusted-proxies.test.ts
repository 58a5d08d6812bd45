import { expect, test } from '@jest/globals'
import { parseTrustedProxies } from './trusted-proxies'

test.each([
  ['', []],
  ['10.0.0.7', ['10.0.0.7']],
  [' loopback, 172.16.0.0/12 ,fd00::/8', ['loopback', '172.16.0.0/12', 'fd00::/8']],
])('SBX-002 the trusted proxies %j are %j', (text, proxies) => {
  expect(parseTrustedProxies('PROXIES', text)).toEqual(proxies)
})

test.each(['everybody', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', '::/129', '10.0.0.1/8/8', 'example.ir'])(
  'SBX-002 %s as a trusted proxy ends the start with one line',
  (text) => {
    expect(() => parseTrustedProxies('PROXIES', text)).toThrow(`PROXIES: expected addresses and networks, got ${text}`)
  },
)
