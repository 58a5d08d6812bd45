import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '../../contract/events/bus'
import type { CanaryAssignment } from '../deployments/canary-assignment'
import { idleLockKey } from '../idle-lock/idle-lock'
import type { ShellNavigation } from '../navigation/navigation'
import { clearLocal } from '../storage/local-keys'
import type { QueryCacheStorage } from '../storage/query-cache-storage'
import type { SecureStorage } from '../storage/secure-storage'
import type { TokenService } from './token-service'

interface ClearedServices {
  readonly storage: SecureStorage
  readonly queryCache: Pick<QueryCacheStorage, 'clear'>
  readonly queryClient: QueryClient
  readonly navigation: ShellNavigation
  readonly tokens: TokenService
  readonly canaries: CanaryAssignment
}

/**
 * Clears all data of a person who signs out; when a session ends by itself, all but drafts, unresolved requests and the
 * idle lock.
 * When it expired, it leads to the start page (PLT-019); signing in there returns to the page that was left (F5). When
 * another person signed in in another tab, the stored data is already theirs: this page only reloads. A page restored
 * from the back/forward cache has missed the events and checks (T21). Responses of the API are never cached (no-store),
 * so `Clear-Site-Data` would only remove the installed app.
 */
export function clearOnSignOut(
  bus: Bus,
  { storage, queryCache, queryClient, navigation, tokens, canaries }: ClearedServices,
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void tokens.revalidate()
  })
  bus.on('signed-out', ({ reason }) => {
    queryClient.clear()
    void queryCache.clear()
    if (reason === 'elsewhere') return location.reload()
    canaries.reset()
    if (reason === 'signed-out') {
      clearLocal()
      return void storage.clear()
    }
    // A person who signs in again finds the form that was left, and retries an unresolved request under its own key.
    clearLocal(undefined, (key) => key === idleLockKey || storage.outlivesSession(key))
    void storage.clearExpired()
    if (reason !== 'expired') return
    const { pathname, search, hash } = navigation.place()
    if (pathname !== '/')
      navigation.navigate('/', { replace: true, state: { returnTo: `${pathname}${search}${hash}` } })
  })
}
