import { createApi } from '@sarv/platform/client/api/create-api'
import { createPlatform, type PlatformParts, plainParts } from '@sarv/platform/client/create-platform'
import { createNavigation } from '@sarv/platform/client/navigation/navigation'
import { createSession } from '@sarv/platform/client/session/session'
import { updateHolds } from '@sarv/platform/client/updates/update-holds'
import { createBus } from '@sarv/platform/contract/events/bus'

/** What the kit asks of a platform on a page without remotes. No one is signed in, and nothing is kept. */
export function consolePlatform(parts: Pick<PlatformParts, 'queryClient' | 'i18n' | 'report'>) {
  const navigation = createNavigation({ follow: () => undefined, exists: () => true })
  return createPlatform({
    ...plainParts,
    ...parts,
    bus: createBus(),
    session: createSession(),
    api: createApi({
      origin: location.origin,
      tokens: { access: async () => undefined, refresh: async () => undefined },
      headers: () => ({}),
      onFailure: () => undefined,
    }),
    // Here the back button leaves the page, as everywhere on the web.
    navigation: { ...navigation, pushOverlay: () => () => undefined },
    storage: () => ({ get: async () => undefined, set: async () => undefined }),
    lock: updateHolds.hold,
  })
}
