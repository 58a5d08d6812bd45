import { tellMissingOperations } from '@sarv/platform/client/health/missing-operations'
import { pageHealth } from '@sarv/platform/client/health/page-health'
import { recordWebVitals } from '@sarv/platform/client/health/record-web-vitals'
import { reportThrown } from '@sarv/platform/client/health/report-thrown'
import { followInspectorKey } from '@sarv/platform/client/inspector/follow-inspector-key'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { postToServer } from '@sarv/platform/contract/post-to-server'
import { missingOperations } from '../alerts/api-error-handler'
import { followUnread } from '../inbox/follow-unread'
import type { Services } from '../services/services'
import { openFromRows } from '../shell/open-from-row'

/** Starts what may come after all that the person came for. */
export function startLater(services: Services, ownerOf: (pathname: string) => PageRemote | undefined): void {
  const { page, bus, navigation, directory } = services
  recordWebVitals(navigation, ownerOf, pageHealth)
  reportThrown(pageHealth, (report) => void postToServer('/health-reports', page.pageId, report).catch(() => undefined))
  followUnread(services)
  openFromRows(navigation)
  tellMissingOperations(missingOperations, services.queryClient, (missing) => {
    void postToServer('/health-reports', page.pageId, { remotes: [], missing }).catch(() => undefined)
  })
  if (page.inspector) followInspectorKey(page, bus, directory.known)
}
