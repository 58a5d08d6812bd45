import { lowerFlag, raiseFlag } from '../page/root-flags'

const year = 31_536_000

/** Whether a person closed the column beside wide pages, as `document.cookie` remembers it. (HST-075) */
export function isAsideClosed(cookies: string): boolean {
  return /(?:^|; )aside=closed(?:;|$)/.test(cookies)
}

/** Remembers the choice for a year, beyond a sign-out, and marks the document, whose styles give the room to the page. */
export function closeAside(closed: boolean): void {
  // Not the Cookie Store API: it is asynchronous, and the page may be left right afterwards.
  Object.assign(document, { cookie: `aside=closed; Path=/; Max-Age=${closed ? year : 0}; SameSite=Lax` })
  if (closed) raiseFlag('asideClosed')
  else lowerFlag('asideClosed')
}
