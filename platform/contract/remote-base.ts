import { parseUrl } from '../lib/parse-url'

/** What an address may be made of: nothing that ends an attribute, a directive of a policy or a line. */
const plain = /^[A-Za-z0-9.:/_~[\]+-]*$/

/** Names that lead to the same machine in every browser, where http is as good as https. */
const ownMachine = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Why a text is not a base of a remote, the folder of its versions; undefined when it is one.
 * @example baseError('remotes.example.ir/savings') // 'it does not begin with https://'
 */
export function baseError(text: string): string | undefined {
  if (!/^https?:\/\//.test(text)) return 'it does not begin with https://'
  if (!plain.test(text)) return 'it has other characters than letters, digits and . : / _ ~ + -'
  const url = parseUrl(text)
  if (!url) return 'expected an address'
  const { protocol, hostname, origin, pathname } = url
  if (protocol === 'http:' && !ownMachine.test(hostname))
    return 'http is for localhost only, others are served by https'
  const canonical = `${origin}${pathname}`.replace(/\/+$/, '')
  return text === canonical ? undefined : `it is not written as ${canonical}`
}

/**
 * Why a text is not an origin that a remote may call; undefined when it is one.
 * @example originError('https://api.team.example/v1') // 'expected the origin alone, https://api.team.example'
 */
export function originError(text: string): string | undefined {
  if (text.includes('*')) return 'expected one origin, without a wildcard'
  const error = baseError(text)
  if (error !== undefined) return error
  const { origin } = new URL(text)
  return text === origin ? undefined : `expected the origin alone, ${origin}`
}
