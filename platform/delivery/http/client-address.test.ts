import type { IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import { clientAddress } from './client-address'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage

test.each<[string, string[], string, string | undefined, string]>([
  ['no proxy', [], '192.0.2.7', undefined, '192.0.2.7'],
  ['a header that nobody trusted has sent', [], '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['a trusted proxy', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'a trusted proxy, and a header that its client made up',
    ['10.0.0.0/8'],
    '10.1.2.3',
    '1.2.3.4, 198.51.100.1',
    '198.51.100.1',
  ],
  ['two trusted proxies', ['10.0.0.0/8', 'loopback'], '::1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a trusted proxy that sends no address', ['loopback'], '127.0.0.1', 'somebody', 'unknown'],
  ['a socket for both kinds of addresses', [], '::ffff:192.0.2.7', undefined, '192.0.2.7'],
  ['one customer of IPv6', [], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['another address of the same customer', [], '2001:0db8:1:2::9', undefined, '2001:db8:1:2'],
  ['an address that is short', [], '2001:db8::1', undefined, '2001:db8:0:0'],
])('the address of whoever asks through %s', (_, trusted, connected, forwarded, address) => {
  expect(clientAddress(trusted)(from(connected, forwarded))).toBe(address)
})

test('a proxy that is not an address is refused at once', () => {
  expect(() => clientAddress(['balancer'])).toThrow(/balancer/)
})
