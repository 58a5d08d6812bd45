import type { Session } from '@sarv/platform/client/session/session'
import type { FoundPage } from '../routing/find-page'

/**
 * The route pattern of a page view; undefined while a loading screen or the sign-in banner stands in the page's place.
 * The pattern and not the URL, because URLs carry ids (PLT-062, T23).
 */
export function findVisitedRoute(at: FoundPage, session: Session): string | undefined {
  const isPageOf = (key: string) => at.by === 'host' && at.page.key === key
  // The callback is a loading screen for all people.
  if (session.at === 'unknown' || isPageOf('callback')) return undefined
  const isPublic = at.by === 'host' && at.page.isPublic
  if (session.at === 'signed-out') return isPublic ? at.page.path : undefined
  // A signed-in person is being redirected from the login page to home.
  return isPageOf('login') ? undefined : at.page.path
}
