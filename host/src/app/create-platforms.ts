import type { Analytics } from '@sarv/platform/client/analytics/create-analytics'
import { createRemotePlatforms, type ShellParts } from '@sarv/platform/client/remotes/remote-platforms'
import { session } from '@sarv/platform/client/session/session'
import { updateHolds } from '@sarv/platform/client/updates/update-holds'
import { LazyPdfViewer } from '../pdf/lazy-pdf-viewer'
import { SectionOutlet } from '../remotes/sections/section-outlet'
import type { GeneralStateStore } from '../services/general-state-store'
import type { HeaderStore } from '../services/header-store'

type SharedParts = 'api' | 'bus' | 'canOpen' | 'directory' | 'i18n' | 'navigation' | 'queryClient' | 'storage'

/** The services behind the platform objects. */
interface PlatformServices extends Pick<ShellParts, SharedParts> {
  readonly general: GeneralStateStore
  readonly header: HeaderStore
  readonly analytics: Analytics
}

/** The platform object of each remote in this shell. */
export function createPlatforms({ general, header, analytics, ...parts }: PlatformServices) {
  // Amounts may have been hidden while this page lay in the back/forward cache.
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    const { visibleHomeBalance } = await general.read()
    parts.bus.emit('balance-visibility-changed', { visible: visibleHomeBalance })
  })
  return createRemotePlatforms({
    ...parts,
    session,
    header: { set: header.set },
    amounts: {
      areShown: async () => (await general.read()).visibleHomeBalance,
      show: (shown) => general.change({ visibleHomeBalance: shown }),
    },
    PdfViewer: LazyPdfViewer,
    SectionOutlet,
    track: analytics.track,
    lock: updateHolds.hold,
  })
}
