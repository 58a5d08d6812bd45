import { ApiError } from '@sarv/platform/client/api/api-error'
import { followNotifications } from '@sarv/platform/client/notifications/follow-notifications'
import { unsubscribeFromPush } from '@sarv/platform/client/notifications/push-subscription'
import { session } from '@sarv/platform/client/session/session'
import { countUnread } from '@sarv/shared/contract/inbox'
import { call } from '@sarv/shared/platform'
import type { Services } from '../services/services'
import { inboxQuery } from './inbox-query'
import { unreadKey } from './unread'

/** How old a count may be when the person goes to another page; ms. */
const maxAge = 60_000

/**
 * Counts unread messages: once it starts, after everything that the person does in any remote, and on the way to
 * another page, and when this device was told. An API without an inbox is asked once. (HST-068) Who signs out takes the
 * device's notifications along, since another person may use it next. (HST-082)
 */
export function followUnread({ queryClient, navigation, bus }: Pick<Services, 'queryClient' | 'navigation' | 'bus'>) {
  let isMissing = false
  async function count(staleTime: number): Promise<void> {
    if (isMissing || session.current.at !== 'signed-in') return
    // A count that is under way may be from before.
    if (staleTime === 0) await queryClient.cancelQueries({ queryKey: unreadKey })
    const queryFn = async () => (await call(countUnread)).unread
    try {
      await queryClient.fetchQuery({ queryKey: unreadKey, queryFn, staleTime, retry: false })
    } catch (error) {
      isMissing = error instanceof ApiError && (error.status === 404 || error.status === 501)
    }
  }
  void count(maxAge)
  navigation.subscribe(() => void count(maxAge))
  for (const event of ['language-changed', 'payment-settled'] as const) bus.on(event, () => void count(0))
  followNotifications({
    onShown() {
      void count(0)
      void queryClient.invalidateQueries({ queryKey: inboxQuery().queryKey })
    },
    onOpen: (path) => navigation.navigate(path),
  })
  bus.on('signed-out', () => void unsubscribeFromPush())
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void count(0)
  })
}
