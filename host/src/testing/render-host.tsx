import { afterEach } from '@jest/globals'
import type { AnalyticsSent } from '@sarv/platform/client/analytics/analytics-event'
import { createAnalytics } from '@sarv/platform/client/analytics/create-analytics'
import { createApi } from '@sarv/platform/client/api/create-api'
import { provideApi } from '@sarv/platform/client/api/current-api'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { createCanaryAssignment } from '@sarv/platform/client/deployments/canary-assignment'
import { createNavigation } from '@sarv/platform/client/navigation/navigation'
import { createRemoteDirectory } from '@sarv/platform/client/remotes/directory/remote-directory'
import { session } from '@sarv/platform/client/session/session'
import { createTokenService, type TokenService } from '@sarv/platform/client/session/token-service'
import { createSecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { createBus } from '@sarv/platform/contract/events/bus'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { accessTokenOf } from '@sarv/platform/testing/control'
import { memoryKeyValueStore } from '@sarv/platform/testing/memory-key-value-store'
import { safeFacts } from '@sarv/shared/analytics/safe-facts'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Alerts } from '../alerts/alerts'
import { collectMessages } from '../alerts/messages'
import { trackEvents } from '../analytics/track-events'
import { createPlatforms } from '../app/create-platforms'
import { Providers } from '../app/providers'
import { createHostI18n } from '../language/host-i18n'
import { activateReferralAfterSignIn } from '../login/referral-activation'
import { PdfSheet } from '../pdf/pdf-sheet'
import { createIntentHandler } from '../routing/banner-target'
import { pageExists } from '../routing/find-page'
import { hostPages } from '../routing/host-pages'
import { createGeneralStateStore } from '../services/general-state-store'
import { createHeaderStore } from '../services/header-store'
import type { Services } from '../services/services'

interface HostOptions {
  readonly path?: string
  /** Mobile number of the person whose access token the calls carry. */
  readonly mobile?: string
  /** Access token of a sign-in at the provider; one without a sign-in, by `mobile`, when left out. */
  readonly access?: string
  readonly tokens?: Partial<TokenService>
  /** The remotes in the page's catalogue. */
  readonly remotes?: readonly PageRemote[]
}

const rendered = new Set<() => void>()

// After a failed test too: an open BroadcastChannel would keep the process alive.
afterEach(() => {
  for (const close of rendered) close()
})

/** Renders a part of the shell with its real services against the running sandbox. */
export async function renderHost(
  element: ReactNode,
  { path = '/home', mobile, access: given, tokens: own, remotes = [] }: HostOptions = {},
) {
  const { api: origin, identity, inbox } = testOrigins()
  const access = given ?? (mobile === undefined ? undefined : await accessTokenOf(inbox, { mobile }))
  window.history.replaceState(null, '', path)
  // jsdom lays nothing out, so there is nothing to scroll.
  window.scrollTo = () => undefined
  window.matchMedia = (query) => ({ ...new EventTarget(), media: query, matches: false }) as MediaQueryList
  session.current = access === undefined ? { at: 'signed-out' } : { at: 'signed-in', sub: 'test' }

  const left: string[] = []
  const bus = createBus()
  const messages = collectMessages(bus)
  const queryClient = createQueryClient()
  // jsdom has no IndexedDB, so nothing is kept, which would be said at each write.
  const storage = createSecureStorage({ log: () => undefined })
  const header = createHeaderStore()
  const navigation = createNavigation({
    follow: createIntentHandler({}),
    exists: (address) => pageExists(address, hostPages, remotes),
  })
  const { i18n, setLanguage } = await createHostI18n('fa')
  const real = createTokenService({
    authority: identity,
    clientId: 'sarv-web',
    origin: location.origin,
    store: memoryKeyValueStore(),
    bus,
    leaveTo: (address) => void left.push(address),
  })
  const tokens = { ...real, ...own }
  const api = createApi({
    origin,
    tokens: { access: async () => access, refresh: async () => undefined },
    headers: () => ({}),
    onFailure: () => undefined,
  })
  provideApi(api)
  const config = {
    api: origin,
    identity,
    clientId: 'sarv-web',
    version: '1.0.0',
    gallery: false,
    analytics: 'off' as const,
  }
  const page = { revision: 1, config, remotes: [...remotes], styles: {} }
  const tracked: AnalyticsSent[] = []
  const analytics = createAnalytics({
    safeFacts,
    whitelist: async () => ['page_visit', 'login_click', 'language_changed'],
    adapters: [(event) => void tracked.push(event)],
  })
  const general = createGeneralStateStore(storage)
  trackEvents({ analytics, bus, queryClient, general })
  activateReferralAfterSignIn({ bus, api, i18n, general })
  const directory = createRemoteDirectory(page)
  const canOpen = () => true
  const parts = { bus, queryClient, storage, general, api, i18n, navigation, header, analytics, directory, canOpen }
  const canaries = createCanaryAssignment(page, async () => 0)
  const services: Services = {
    page,
    tokens,
    canaries,
    messages,
    setLanguage,
    ...parts,
    platformFor: createPlatforms(parts),
  }
  const user = userEvent.setup()
  const { unmount } = render(
    <Providers services={services}>
      {element}
      <PdfSheet />
      <Alerts />
    </Providers>,
  )
  const close = () => {
    if (!rendered.delete(close)) return
    unmount()
    real.close()
    queryClient.clear()
  }
  rendered.add(close)
  return { ...services, user, left, tracked, close }
}
