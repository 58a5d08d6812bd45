import type { Bus } from '@sarv/shared/events/bus'
import { clearLocal } from '@sarv/shared/storage/local-keys'
import type { SecureStorage } from '@sarv/shared/storage/secure-storage'
import type { QueryClient } from '@tanstack/react-query'
import type { ShellNavigation } from './shell/navigation'

interface Kept {
  readonly storage: SecureStorage
  readonly queryClient: QueryClient
  readonly navigation: ShellNavigation
}

/**
 * Leaves nothing of a person behind when the session ends, and leads to the start page when it was ended from outside
 * (PLT-019); signing in there comes back to the page that was left (F5). When somebody else signed in in another tab,
 * the stored state is already theirs: this page only starts anew.
 */
export function clearAtEndOfSession(bus: Bus, { storage, queryClient, navigation }: Kept): void {
  bus.on('signed-out', ({ reason }) => {
    queryClient.clear()
    if (reason === 'elsewhere') return location.reload()
    clearLocal()
    void storage.clear()
    if (reason !== 'expired') return
    const { pathname, search, hash } = navigation.place()
    if (pathname !== '/')
      navigation.navigate('/', { replace: true, state: { returnTo: `${pathname}${search}${hash}` } })
  })
}
