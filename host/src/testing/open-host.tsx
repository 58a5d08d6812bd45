import { afterEach } from '@jest/globals'
import { createAnalytics, type SentEvent } from '@sarv/shared/analytics/create-analytics'
import { createApi } from '@sarv/shared/api/create-api'
import { createQueryClient } from '@sarv/shared/api/query-client'
import { session } from '@sarv/shared/auth/session'
import { createTokenService, type TokenService } from '@sarv/shared/auth/token-service'
import { createBus } from '@sarv/shared/events/bus'
import { provideApi } from '@sarv/shared/platform'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { createSecureStorage } from '@sarv/shared/storage/secure-storage'
import { signIn } from '@sarv/shared/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useSyncExternalStore } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router-dom'
import { followBanner } from '../actions/banner-action'
import { Alerts } from '../alerts/alerts'
import { followEvents } from '../analytics/follow-events'
import { createPersonCanaries } from '../delivery/person-canaries'
import { createGeneralMemory } from '../general-memory'
import { hostPages } from '../host-pages'
import { openTexts } from '../host-texts'
import { activateReferralAfterSignIn } from '../login/referral-activation'
import { isAnswered } from '../page-at'
import { PdfReader } from '../pdf/pdf-reader'
import { platforms } from '../platform-for'
import { type Services, ServicesContext } from '../services'
import { createHeaderStore } from '../shell/header-store'
import { createNavigation } from '../shell/navigation'

interface Wish {
  readonly path?: string
  /** Whose access token the calls carry. */
  readonly mobile?: string
  readonly tokens?: Partial<TokenService>
  /** What the page's catalogue has. */
  readonly remotes?: readonly PageRemote[]
}

const opened = new Set<() => void>()

// A test that failed leaves nothing open either: the line to other tabs would keep the process alive.
afterEach(() => {
  for (const close of opened) close()
})

/** The shell's own services around a piece of it, against the running sandbox. */
export async function openHost(piece: ReactNode, { path = '/home', mobile, tokens: own, remotes = [] }: Wish = {}) {
  const { api: origin, identity, inbox } = testOrigins()
  const access = mobile === undefined ? undefined : (await signIn(identity, inbox, mobile)).access_token
  window.history.replaceState(null, '', path)
  // jsdom lays nothing out, so there is nothing to scroll.
  window.scrollTo = () => undefined
  window.matchMedia = (query) => ({ ...new EventTarget(), media: query, matches: false }) as MediaQueryList
  session.current = access === undefined ? { at: 'signed-out' } : { at: 'signed-in', sub: 'test' }

  const left: string[] = []
  const bus = createBus()
  const queryClient = createQueryClient()
  const storage = createSecureStorage()
  const header = createHeaderStore()
  const navigation = createNavigation({
    follow: followBanner({}),
    exists: (address) => isAnswered(address, hostPages, remotes),
  })
  const { i18n, setLanguage } = await openTexts('fa')
  const real = createTokenService({
    authority: identity,
    clientId: 'sarv-web',
    origin: location.origin,
    store: memoryStore(),
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
  const tracked: SentEvent[] = []
  const analytics = createAnalytics({
    whitelist: async () => ['page_visit', 'login_click', 'language_changed'],
    adapters: [(event) => void tracked.push(event)],
  })
  const general = createGeneralMemory(storage)
  followEvents({ analytics, bus, queryClient, general })
  activateReferralAfterSignIn({ bus, api, i18n, general })
  const parts = { bus, queryClient, storage, general, api, i18n, navigation, header, analytics, remotes }
  const canaries = createPersonCanaries(page, async () => 0)
  const services: Services = { page, tokens, canaries, setLanguage, ...parts, platformFor: platforms(parts) }
  const user = userEvent.setup()
  const { unmount } = render(<Room services={services}>{piece}</Room>)
  const close = () => {
    if (!opened.delete(close)) return
    unmount()
    real.close()
    queryClient.clear()
  }
  opened.add(close)
  return { ...services, user, left, tracked, close }
}

function Room({ services, children }: { services: Services; children: ReactNode }) {
  const { navigation, queryClient, i18n } = services
  const place = useSyncExternalStore(navigation.subscribe, navigation.place)
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n} defaultNS="host">
          <Router location={place} navigator={navigation.navigator}>
            {children}
            <PdfReader />
            <Alerts />
          </Router>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}

function memoryStore() {
  const values = new Map<string, string>()
  return {
    get: async (key: string) => values.get(key) ?? null,
    set: async (key: string, value: string) => void values.set(key, value),
    remove: async (key: string) => {
      const value = values.get(key) ?? null
      values.delete(key)
      return value
    },
    getAllKeys: async () => [...values.keys()],
  }
}
