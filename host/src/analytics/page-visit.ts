import type { Session } from '@sarv/shared/auth/session'
import type { PageAt } from '../page-at'

/**
 * The route that counts as visited: the page is really shown, neither the waiting screen nor the banner that asks a
 * stranger to sign in. The declared route stands for the address, for addresses carry ids (PLT-062, T23).
 */
export function visitOf(at: PageAt, session: Session): string | undefined {
  if (session.at === 'unknown') return undefined
  const isPublic = at.by === 'host' && at.page.isPublic
  if (session.at === 'signed-out') return isPublic ? at.page.path : undefined
  // Who is signed in is on the way from the login page to home.
  return at.by === 'host' && at.page.key === 'login' ? undefined : at.page.path
}
