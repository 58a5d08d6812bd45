import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomText } from './random-text'

/** How long after its page was made an id is taken; milliseconds. A tab may stay open for days. */
const lifetime = 7 * 24 * 3_600_000

/** Signs the id that each page gets, and knows its own again. */
export interface PageIds {
  issue(): string
  isOurs(id: string): boolean
}

/**
 * Signed page ids: a random name, when it was given, and an HMAC over both. Whoever posts one has at least fetched a page.
 * @param key the same for every server behind one balancer
 */
export function pageIds(key: string, now: () => number = Date.now): PageIds {
  const sign = (named: string) => createHmac('sha256', key).update(named).digest('base64url')
  return {
    issue() {
      const named = `${randomText(16, 'base64url')}.${now().toString(36)}`
      return `${named}.${sign(named)}`
    },
    isOurs(id) {
      const [, named = '', issued = '', signature = ''] = /^([\w-]{22}\.([\da-z]{1,10}))\.([\w-]{43})$/.exec(id) ?? []
      if (!timingSafeEqual(Buffer.from(sign(named)), Buffer.from(signature.padEnd(43)))) return false
      const age = now() - Number.parseInt(issued, 36)
      // The clocks of two servers differ a little.
      return age > -60_000 && age < lifetime
    },
  }
}
