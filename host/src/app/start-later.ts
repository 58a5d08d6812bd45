import { tellMissingOperations } from '@sarv/platform/client/health/missing-operations'
import { pageHealth } from '@sarv/platform/client/health/page-health'
import { recordWebVitals } from '@sarv/platform/client/health/record-web-vitals'
import { reportThrown } from '@sarv/platform/client/health/report-thrown'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { postToServer } from '@sarv/platform/contract/post-to-server'
import { missingOperations } from '../alerts/api-error-handler'
import { followUnread } from '../inbox/follow-unread'
import type { Services } from '../services/services'

/** Starts what may come after all that the person came for. */
export function startLater(services: Services, ownerOf: (pathname: string) => PageRemote | undefined): void {
  recordWebVitals(services.navigation, ownerOf, pageHealth)
  const { pageId } = services.page
  reportThrown(pageHealth, (report) => void postToServer('/health-reports', pageId, report).catch(() => undefined))
  followUnread(services)
  tellMissingOperations(missingOperations, services.queryClient, (missing) => {
    void postToServer('/health-reports', pageId, { remotes: [], missing }).catch(() => undefined)
  })
}
