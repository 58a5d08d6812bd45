import { useQuery } from '@sarv/shared/platform'
import { skipToken } from '@tanstack/react-query'

export const unreadKey = ['shell', 'unread']

/** How many messages the person has not read; 0 until `followUnread`, which comes after the start, has counted them. */
export const useUnread = () => useQuery<number>({ queryKey: unreadKey, queryFn: skipToken }).data ?? 0
