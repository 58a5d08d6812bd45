import { usePlatform, useQuery } from '@sarv/shared/platform'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'
import { faqQuery, storedFaqQuery } from './faq-queries'
import type { FaqSources } from './faq-view'

/** Returns the FAQ from the server and from the device, and the server's query for a retry. */
export function useFaq(): { sources: FaqSources; query: FailedRead } {
  const platform = usePlatform()
  const query = useQuery(faqQuery(platform))
  const stored = useQuery(storedFaqQuery(platform.storage))
  return { sources: { fetched: query.data, failed: query.isError, stored: stored.data }, query }
}
