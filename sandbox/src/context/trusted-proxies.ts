import { isIP } from 'node:net'
import { InvalidSetting } from '../access/issuer-settings'

/** Networks that have a name (proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Parses `SANDBOX_TRUSTED_PROXIES`: addresses, networks in CIDR and named networks, separated by commas.
 * @example parseTrustedProxies('10.0.0.7, 172.16.0.0/12, loopback')
 * @throws InvalidSetting
 */
export function parseTrustedProxies(text: string): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const wrong = proxies.find((proxy) => !namedNetworks.includes(proxy) && !isNetwork(proxy))
  if (wrong !== undefined) throw new InvalidSetting(`SANDBOX_TRUSTED_PROXIES: ${wrong} is no address and no network`)
  return proxies
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
}
