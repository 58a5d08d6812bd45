import type { Bus } from '@sarv/shared/events/bus'
import { clearLocal } from '@sarv/shared/storage/local-keys'
import type { SecureStorage } from '@sarv/shared/storage/secure-storage'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Leaves nothing of a person behind when the session ends (PLT-019). When somebody else signed in in another tab, the
 * stored state is already theirs: this page only starts anew.
 */
export function clearAtEndOfSession(bus: Bus, storage: SecureStorage, queryClient: QueryClient): void {
  bus.on('signed-out', ({ reason }) => {
    queryClient.clear()
    if (reason === 'elsewhere') return location.reload()
    clearLocal()
    void storage.clear()
  })
}
