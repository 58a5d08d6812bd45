import { parseUrl } from '@sarv/platform/lib/parse-url'

// Characters that browsers drop, or that make an address look like another one: blanks, controls, bidi marks, backslash.
const deceiving = /[\s\\\p{Cc}\p{Cf}]|%00/u
const telephone = /^tel:\+?[0-9][0-9().-]{2,24}$/i
const web = /^https?:\/\/([^/?#]+)/i
const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/
const longest = 2_000

/**
 * The link as it was given when this app may send a person there: https, a telephone number, or http on the own
 * machine; undefined otherwise. (HST-035, T10)
 * @example externalAddress('tel:02191000000') // 'tel:02191000000'
 * @example externalAddress('javascript:alert(1)') // undefined
 */
export function externalAddress(link: string): string | undefined {
  return telephone.test(link) ? link : webAddress(link)
}

/**
 * The same without telephone numbers. It refuses names before the host, hosts in other scripts than Latin, and any
 * address that reads differently than it works. (T10)
 * @example webAddress('https://pay.example/42') // 'https://pay.example/42'
 */
export function webAddress(link: string): string | undefined {
  const authority = link.length > longest ? undefined : web.exec(link)?.[1]
  const url = authority === undefined || deceiving.test(link) ? undefined : parseUrl(link)
  if (authority === undefined || url === undefined) return undefined
  const { protocol, hostname } = url
  if (/[^\x21-\x7e]|[@%]/.test(authority) || /(^|\.)xn--/i.test(hostname)) return undefined
  return protocol === 'https:' || loopback.test(hostname) ? link : undefined
}
