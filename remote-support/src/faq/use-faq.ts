import { type ApiError, usePlatform, useQuery } from '@sarv/shared/platform'
import { faqQuery, keptFaqQuery } from './faq-queries'
import type { Asked } from './faq-view'

/** The questions from the server and from the device, and how to ask the server again. */
export function useFaq(): { asked: Asked; error: ApiError | null; retrying: boolean; retry: () => void } {
  const platform = usePlatform()
  const fresh = useQuery(faqQuery(platform))
  const kept = useQuery(keptFaqQuery(platform.storage))
  return {
    asked: { fresh: fresh.data, failed: fresh.isError, kept: kept.data },
    error: fresh.error,
    retrying: fresh.isFetching,
    retry: () => void fresh.refetch(),
  }
}
