import type { TokenService } from '@sarv/shared/auth/token-service'
import type { Bus } from '@sarv/shared/events/bus'
import type { AnswerStore } from '@sarv/shared/storage/answer-store'
import { clearLocal } from '@sarv/shared/storage/local-keys'
import type { SecureStorage } from '@sarv/shared/storage/secure-storage'
import type { QueryClient } from '@tanstack/react-query'
import type { PersonCanaries } from './delivery/person-canaries'
import type { ShellNavigation } from './shell/navigation'

interface Kept {
  readonly storage: SecureStorage
  readonly answers: AnswerStore
  readonly queryClient: QueryClient
  readonly navigation: ShellNavigation
  readonly tokens: TokenService
  readonly canaries: PersonCanaries
}

/**
 * Leaves nothing of a person behind when the session ends, and leads to the start page when it was ended from outside
 * (PLT-019); signing in there comes back to the page that was left (F5). When somebody else signed in in another tab,
 * the stored state is already theirs: this page only starts anew. A page that the browser froze and shows again, as by
 * the back button, has heard of none of it and looks (T21). Answers of the API are never cached (no-store), so that there
 * is nothing for a `Clear-Site-Data` to clear; it would take the installed app along.
 */
export function clearAtEndOfSession(
  bus: Bus,
  { storage, answers, queryClient, navigation, tokens, canaries }: Kept,
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void tokens.lookAgain()
  })
  bus.on('signed-out', ({ reason }) => {
    queryClient.clear()
    void answers.clear()
    if (reason === 'elsewhere') return location.reload()
    clearLocal()
    canaries.forget()
    void storage.clear()
    if (reason !== 'expired') return
    const { pathname, search, hash } = navigation.place()
    if (pathname !== '/')
      navigation.navigate('/', { replace: true, state: { returnTo: `${pathname}${search}${hash}` } })
  })
}
