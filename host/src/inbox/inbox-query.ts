import { persisted } from '@sarv/platform/client/api/persisted-query'
import { refetchedPages } from '@sarv/platform/client/api/refetched-pages'
import { type InboxEntry, listInbox } from '@sarv/shared/contract/inbox'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import type { InfiniteData } from '@tanstack/react-query'

export interface InboxPage {
  readonly results: readonly InboxEntry[]
  readonly has_more: boolean
  readonly unread: number
}

type Cursor = number | undefined
export type InboxPages = InfiniteData<InboxPage>

/** Infinite query of the person's messages, newest first. A refetch asks for five pages; the rest joins on. (docs/decisions/0018) */
export const inboxQuery = () =>
  infiniteQueryOptions({
    queryKey: ['shell', 'inbox'],
    async queryFn({ pageParam, signal, client, queryKey }): Promise<InboxPage> {
      const known = client.getQueryData<InboxPages>(queryKey)
      const place = known?.pageParams.indexOf(pageParam) ?? -1
      const old = known?.pages[place]
      if (old && place >= refetchedPages) return old
      const fresh = await call(listInbox, { query: { before: pageParam }, signal })
      return old && place === 0 ? joinRest(fresh, old) : fresh
    },
    initialPageParam: undefined as Cursor,
    getNextPageParam: ({ results, has_more }) => (has_more ? results.at(-1)?.id : undefined),
    ...persisted(listInbox),
  })

/** The first page with what new messages pushed out of it, so that the next page goes on where it did. */
export function joinRest(fresh: InboxPage, old: InboxPage): InboxPage {
  const last = fresh.results.at(-1)
  const place = old.results.findIndex(({ id }) => id === last?.id)
  if (place < 0) return fresh
  return { ...fresh, results: [...fresh.results, ...old.results.slice(place + 1)], has_more: old.has_more }
}
