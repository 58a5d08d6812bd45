import { isIP } from 'node:net'
import { InvalidSetting } from './invalid-setting'

/** Networks that have a name (proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Parses the proxies that are trusted to name the client: addresses, networks in CIDR and named networks, separated by
 * commas.
 * @param setting its name
 * @example parseTrustedProxies('SARV_TRUSTED_PROXIES', '10.0.0.7, 172.16.0.0/12, loopback')
 * @throws InvalidSetting
 */
export function parseTrustedProxies(setting: string, text = ''): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const wrong = proxies.find((proxy) => !namedNetworks.includes(proxy) && !isNetwork(proxy))
  if (wrong !== undefined) throw new InvalidSetting(`${setting}: expected addresses and networks, got ${wrong}`)
  return proxies
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
}
