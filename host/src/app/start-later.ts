import { pageHealth } from '@sarv/platform/client/health/page-health'
import { recordWebVitals } from '@sarv/platform/client/health/record-web-vitals'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { followUnread } from '../inbox/follow-unread'
import type { Services } from '../services/services'

/** Starts what may come after all that the person came for. */
export function startLater(services: Services, ownerOf: (pathname: string) => PageRemote | undefined): void {
  recordWebVitals(services.navigation, ownerOf, pageHealth)
  followUnread(services)
}
