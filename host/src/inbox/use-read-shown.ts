import { readInbox } from '@sarv/shared/contract/inbox'
import { call, useQueryClient } from '@sarv/shared/platform'
import { useEffect, useRef } from 'react'
import { type InboxPage, type InboxPages, inboxQuery } from './inbox-query'
import { unreadKey } from './unread'

/** Marks messages as read that the page has shown; their marks stay until the person leaves it. (HST-067) */
export function useReadShown(first: InboxPage | undefined): void {
  const queries = useQueryClient()
  const isRead = useRef(false)
  const newest = first && first.unread > 0 ? first.results[0]?.id : undefined
  useEffect(() => {
    if (newest === undefined) return
    const read = async () => {
      const { unread } = await call(readInbox, { body: { up_to: newest } })
      // A count that is under way may be from before.
      await queries.cancelQueries({ queryKey: unreadKey })
      queries.setQueryData(unreadKey, unread)
      isRead.current = true
    }
    // What fails stays unread, until the next visit.
    read().catch(() => undefined)
  }, [newest, queries])
  useEffect(
    () => () => {
      if (isRead.current) queries.setQueryData(inboxQuery().queryKey, markRead)
    },
    [queries],
  )
}

function markRead(data: InboxPages | undefined): InboxPages | undefined {
  if (data === undefined) return undefined
  const pages = data.pages.map((page) => ({
    ...page,
    unread: 0,
    results: page.results.map((entry) => ({ ...entry, is_read: true })),
  }))
  return { ...data, pages }
}
