import { adaptersFor } from '@sarv/shared/internal/analytics/adapters'
import { createAnalytics } from '@sarv/shared/internal/analytics/create-analytics'
import { fetchWhitelist } from '@sarv/shared/internal/analytics/fetch-whitelist'
import { createApi } from '@sarv/shared/internal/api/create-api'
import { createQueryClient } from '@sarv/shared/internal/api/query-client'
import { queryPersister } from '@sarv/shared/internal/api/query-persister'
import { requestHeaders } from '@sarv/shared/internal/api/request-headers'
import { session } from '@sarv/shared/internal/auth/session'
import { createTokenService } from '@sarv/shared/internal/auth/token-service'
import { type Bus, createBus } from '@sarv/shared/internal/events/bus'
import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import type { PageData, PageRemote } from '@sarv/shared/internal/remote/page-data'
import type { Navigation } from '@sarv/shared/internal/remote/platform'
import { refetchAfterPayment } from '@sarv/shared/internal/remote/refetch-after-payment'
import { createQueryCacheStorage, queryCacheScope } from '@sarv/shared/internal/storage/query-cache-storage'
import { createSecureStorage, type SecureStorage } from '@sarv/shared/internal/storage/secure-storage'
import { createTokenWorkerClient } from '@sarv/shared/internal/token-worker/token-worker-client'
import { provideApi } from '@sarv/shared/platform'
import { assetsKey } from '@sarv/shared/queries/assets-key'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { underWayKey } from '@sarv/shared/queries/under-way-query'
import { readLocal } from '@sarv/shared/storage/local-keys'
import { createApiErrorHandler } from '../alerts/api-error-handler'
import { collectMessages } from '../alerts/messages'
import { createStorageErrorHandler } from '../alerts/storage-error-handler'
import { trackEvents } from '../analytics/track-events'
import { createCanaryAssignment } from '../deployments/canary-assignment'
import { noteKeptResponse } from '../frame/kept-deployment'
import { handover } from '../frame/taken-handover'
import { loadPushToken, removePushTokenFromUrl } from '../install/push-token'
import { createHostI18n } from '../language/host-i18n'
import { activateReferralAfterSignIn } from '../login/referral-activation'
import { createRemoteDirectory, type RemoteDirectory } from '../remotes/directory/remote-directory'
import { canOpenHere } from '../remotes/loading/can-open-here'
import { createIntentHandler } from '../routing/banner-target'
import { pageExists } from '../routing/find-page'
import { hostIntents, hostPages } from '../routing/host-pages'
import { createNavigation, type NavigationOptions } from '../routing/navigation'
import { createGeneralStateStore } from '../services/general-state-store'
import { createHeaderStore } from '../services/header-store'
import type { Services } from '../services/services'
import { trustedScriptUrl } from '../trusted-types/trusted-script-url'
import { clearOnSignOut } from './clear-on-sign-out'
import { createPlatforms } from './create-platforms'
import { refetchOnLanguageChange } from './refetch-on-language-change'

/** The composition root: creates the singletons of the page from the data that the document server wrote into it. */
export async function createServices(page: PageData): Promise<Services> {
  const { config } = page
  const directory = createRemoteDirectory(page)
  const canOpen = (remote: PageRemote) => canOpenHere(remote, page.index)
  const { i18n, setLanguage } = await createHostI18n(rememberedLanguage(document.cookie))
  const bus = createBus()
  const messages = collectMessages(bus)
  const queryCache = createQueryCacheStorage(() => cacheOwner(page, i18n.language), {
    onStored: () => page.deployment && noteKeptResponse(page.deployment),
  })
  const queryClient = createQueryClient(queryPersister(queryCache))
  const storage = createSecureStorage({ log: createStorageErrorHandler(bus, i18n) })
  const worker = startTokenWorker(page, storage.session)
  const deviceToken = await loadPushToken(storage, location.hash)
  removePushTokenFromUrl()
  const header = createHeaderStore()
  const navigation = createNavigation({
    follow: createFollow(directory),
    exists: (address) => pageExists(address, hostPages, directory.known()),
  })
  directory.subscribe(navigation.refresh)
  emitNavigation(bus, navigation)
  const tokens = createTokenService({
    authority: config.identity,
    clientId: config.clientId,
    authorization: config.authorization,
    origin: location.origin,
    store: storage.session,
    bus,
    provider: worker?.provider,
  })
  const api = createApi({
    origin: config.api,
    tokens,
    headers: () =>
      requestHeaders({
        deviceToken,
        language: i18n.language === 'en' ? 'en' : 'fa',
        version: config.version,
        isTwa: readLocal('isTwa') === 'true',
        isStandalone: matchMedia('(display-mode: standalone)').matches,
      }),
    onFailure: createApiErrorHandler(bus, i18n, navigation.subscribe),
    fetch: worker?.fetch,
    upload: worker?.upload,
  })
  provideApi(api)
  const analytics = createAnalytics({
    whitelist: async () => (config.eventWhitelist ? fetchWhitelist(config.eventWhitelist) : undefined),
    adapters: adaptersFor(config.analytics, { api, pageId: page.pageId }),
  })
  const general = createGeneralStateStore(storage)
  trackEvents({ analytics, bus, queryClient, general })
  activateReferralAfterSignIn({ bus, api, i18n, general })
  const canaries = createCanaryAssignment(page, async () => (await queryClient.fetchQuery(profileQuery())).level)
  refetchOnLanguageChange(bus, queryClient)
  refetchAfterPayment({ bus, queryClient }, [underWayKey, assetsKey])
  clearOnSignOut(bus, { storage, queryCache, queryClient, navigation, tokens, canaries })
  Object.defineProperty(globalThis, '__SARV_STYLES__', { value: absoluteUrls(page.styles) })
  const parts = { bus, queryClient, storage, general, api, i18n, navigation, header, analytics, directory, canOpen }
  return { page, tokens, canaries, messages, setLanguage, ...parts, platformFor: createPlatforms(parts) }
}

/** Tells the bus of each other page; a change of the query or an overlay is none. (PLT-021) */
function emitNavigation(bus: Bus, { place, subscribe }: Navigation): void {
  let last = place().pathname
  subscribe(() => {
    const to = place().pathname
    if (to !== last) bus.emit('navigated', { to })
    last = to
  })
}

/** An element tells the whole URL of its style; the page has those of the shell from the root. */
function absoluteUrls(styles: PageData['styles']): PageData['styles'] {
  return Object.fromEntries(Object.entries(styles).map(([url, hash]) => [new URL(url, location.origin).href, hash]))
}

/** Follows banners; one of a type that nobody in the page knows waits for the index. */
function createFollow(directory: RemoteDirectory): NavigationOptions['follow'] {
  return async (navigation, type, link) => {
    const intents = () => Object.assign({}, hostIntents, ...directory.known().map((remote) => remote.intents))
    if (type !== 'EXTERNAL' && !directory.isWhole() && !Object.hasOwn(intents(), type))
      await directory.load().catch(() => undefined)
    createIntentHandler(intents())(navigation, type, link)
  }
}

/** The token worker of this page; it starts ahead where there is a session, or a sign-in that was begun. */
function startTokenWorker({ tokenWorker: path }: PageData, store: SecureStorage['session']) {
  if (path === undefined) return undefined
  // The first one may run already.
  let started = handover?.worker
  const start = () => {
    const worker = started ?? new Worker(trustedScriptUrl(path), { name: 'tokens' })
    started = undefined
    return worker
  }
  const client = createTokenWorkerClient({ start, early: handover?.reads, store })
  void store.getAllKeys().then((keys) => keys.length > 0 && client.warmUp())
  return client
}

/** Whose query results are persisted. Undefined persists nothing: without a service worker nothing starts offline. */
function cacheOwner({ deployment }: PageData, language: string): string | undefined {
  const { current } = session
  if (deployment === undefined || current.at !== 'signed-in') return undefined
  return queryCacheScope(deployment, current.sub, language)
}
