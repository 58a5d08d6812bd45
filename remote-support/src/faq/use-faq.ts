import { usePlatform, useQuery } from '@sarv/shared/platform'
import type { FailedRead } from '@sarv/shared/ui/load-failed'
import { faqQuery, keptFaqQuery } from './faq-queries'
import type { Asked } from './faq-view'

/** The questions from the server and from the device, and the read of the server to ask again. */
export function useFaq(): { asked: Asked; read: FailedRead } {
  const platform = usePlatform()
  const fresh = useQuery(faqQuery(platform))
  const kept = useQuery(keptFaqQuery(platform.storage))
  return { asked: { fresh: fresh.data, failed: fresh.isError, kept: kept.data }, read: fresh }
}
