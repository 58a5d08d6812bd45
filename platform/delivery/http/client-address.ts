import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Names who asks, for rate limits; it goes into no log and no store. */
export type ClientAddress = (request: IncomingMessage) => string

/**
 * Client address behind trusted proxies: the last one of `X-Forwarded-For` that none of them has; without any, the one that
 * is connected. An IPv6 address stands for its network of 64 bits, which is what one customer gets.
 * @param trusted addresses and networks, as `10.0.0.0/8`, or `loopback`
 * @throws TypeError when one of them is neither
 */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const trusts = proxyAddr.compile([...trusted])
  return (request) => {
    const address = proxyAddr(request, trusts).replace(/^::ffff:(?=\d+\.)/i, '')
    if (isIPv6(address)) return networkOf(address)
    return isIP(address) ? address : 'unknown'
  }
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...zeros, ...(last ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
