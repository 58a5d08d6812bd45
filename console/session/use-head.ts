import { useInfiniteQuery } from '@sarv/shared/platform'
import { remotesQuery } from '../console-queries'

/** Hook of what every page shows: who is here, and what is locked. The list brings it, and is asked for once with it. */
export function useHead(isAsked = true) {
  return useInfiniteQuery({
    ...remotesQuery('', 'all'),
    enabled: isAsked,
    select: ({ pages }) => pages[0]?.head,
  })
}
