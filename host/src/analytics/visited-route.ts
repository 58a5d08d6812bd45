import type { Session } from '@sarv/shared/internal/auth/session'
import type { FoundPage } from '../routing/find-page'

/** Pages that a signed-in person is being led on from. */
const passed: ReadonlySet<string> = new Set(['login', 'callback'])

/**
 * The route pattern of a page view; undefined while a loading screen or the sign-in banner stands in the page's place.
 * The pattern and not the URL, because URLs carry ids (PLT-062, T23).
 */
export function findVisitedRoute(at: FoundPage, session: Session): string | undefined {
  if (session.at === 'unknown') return undefined
  const isPublic = at.by === 'host' && at.page.isPublic
  if (session.at === 'signed-out') return isPublic ? at.page.path : undefined
  return at.by === 'host' && passed.has(at.page.key) ? undefined : at.page.path
}
