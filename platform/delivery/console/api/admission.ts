import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isAuditText, longest } from '../../store/catalogue/audit-text'
import { guardHeader } from '../contract'

/** Who may come in, and under which addresses the console is open. */
export interface Door {
  /** Origins of the console itself: `http://localhost:4600`. */
  readonly origins: readonly string[]
  /** Without a password no one is asked for one: only for the loopback address. */
  readonly password?: string
  /** The author of changes where no one is asked for a name. */
  readonly who: string
}

interface Asked {
  readonly method: string
  readonly headers: IncomingHttpHeaders
}

export type PostAdmission =
  | { readonly who: string }
  /** The status with which the request is refused, and why. */
  | Refusal

export interface Refusal {
  readonly status: 401 | 403 | 421
  readonly why: string
}

/** Whether a request is let in, and who makes it. */
export function admit({ origins, password, who }: Door, asked: Asked): PostAdmission {
  const refusal = refuseForeign(origins, asked)
  if (refusal) return refusal
  if (password === undefined) return { who }
  const given = credentialsOf(asked.headers.authorization)
  if (!given || !isSame(given.password, password)) return { status: 401, why: 'A name and the password are needed.' }
  return { who: given.name }
}

/** Whether a request is for the console's own host: a foreign name that leads here is DNS rebinding. */
export function refuseHost(origins: readonly string[], { headers }: Pick<Asked, 'headers'>): Refusal | undefined {
  if (origins.some((origin) => new URL(origin).host === headers.host)) return undefined
  return { status: 421, why: 'Another host.' }
}

/**
 * Refuses what a browser sends for another host or another site; a change needs the page's own origin and a header that no
 * form can set.
 */
export function refuseForeign(origins: readonly string[], { method, headers }: Asked): Refusal | undefined {
  const refusal = refuseHost(origins, { headers })
  if (refusal) return refusal
  const site = headers['sec-fetch-site']
  // An address that is typed or followed opens the page; nothing else of another site gets an answer.
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && method === 'GET'
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened)
    return { status: 403, why: 'Another site.' }
  if (method !== 'GET' && method !== 'HEAD') {
    if (!headers.origin || !origins.includes(headers.origin)) return { status: 403, why: 'Another origin.' }
    if (headers[guardHeader] === undefined) return { status: 403, why: 'Not from the page.' }
  }
  return undefined
}

/** Basic credentials (RFC 7617) in UTF-8; undefined when there are none or they hold no name. */
function credentialsOf(header: string | undefined): { name: string; password: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  const end = text.indexOf(':')
  const name = text.slice(0, Math.max(end, 0)).trim()
  return isAuditText(name, longest.who) ? { name, password: text.slice(end + 1) } : undefined
}

/** Compares in a time that does not depend on the texts. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
