import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ChosenCanaries } from '../../../contract/canary-cookie'
import { randomText } from './random-text'

/** How long after its page was made an id is taken; milliseconds. A tab may stay open for days. */
const lifetime = 7 * 24 * 3_600_000

/** Ids have few lengths, since a page is kept for each: the text of their canaries grows by these steps; bytes. */
const step = 96
const empty = '[]'.length

/** Signs the id that each page gets, and knows its own again. */
export interface PageIds {
  issue(canaries: ChosenCanaries): string
  /** The canaries of the page with this id; undefined for an id that no server with this key issued, or an expired one. */
  canariesOf(id: string): ChosenCanaries | undefined
}

/**
 * Signed page ids: a random name, when it was given, the canaries of the page, and an HMAC over all. A sender that
 * posts one has at least fetched a page, and one that could run what the post is about.
 * @param key the same for every server behind one balancer
 */
export function pageIds(key: string, now: () => number = Date.now): PageIds {
  const sign = (named: string) => createHmac('sha256', key).update(named).digest('base64url')
  return {
    issue(canaries) {
      const text = JSON.stringify([...canaries])
      const length = empty + Math.ceil((text.length - empty) / step) * step
      const tried = Buffer.from(text.padEnd(length)).toString('base64url')
      const named = `${randomText(16, 'base64url')}.${now().toString(36)}.${tried}`
      return `${named}.${sign(named)}`
    },
    canariesOf(id) {
      const [, named = '', issued = '', tried = '', signature = ''] =
        /^([\w-]{22}\.([\da-z]{1,10})\.([\w-]+))\.([\w-]{43})$/.exec(id) ?? []
      if (!timingSafeEqual(Buffer.from(sign(named)), Buffer.from(signature.padEnd(43)))) return undefined
      const age = now() - Number.parseInt(issued, 36)
      // The clocks of two servers differ a little.
      if (age <= -60_000 || age >= lifetime) return undefined
      return new Map(JSON.parse(Buffer.from(tried, 'base64url').toString()))
    },
  }
}
