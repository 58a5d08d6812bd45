/**
 * Whether an address that a client gives is that of a known push service: the sandbox sends requests there, so any other
 * one could be a service inside its own network (SSRF, T42).
 * @param hosts as in PushSettings
 * @example isPushEndpoint('https://fcm.googleapis.com/fcm/send/dX…', ['fcm.googleapis.com']) // true
 */
export function isPushEndpoint(address: string, hosts: readonly string[]): boolean {
  if (address.length > maxLength || !URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  // Tests have a push service of their own, which is named with scheme and port.
  if (hosts.includes(url.origin)) return url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  if (url.protocol !== 'https:' || url.port !== '') return false
  return hosts.some((host) =>
    host.startsWith('*.')
      ? url.hostname.endsWith(host.slice(1)) && url.hostname.length > host.length - 1
      : host === url.hostname,
  )
}

const maxLength = 1000
