import { adaptersFor } from '@sarv/platform/client/analytics/adapters'
import { createAnalytics } from '@sarv/platform/client/analytics/create-analytics'
import { fetchWhitelist } from '@sarv/platform/client/analytics/fetch-whitelist'
import { createApi } from '@sarv/platform/client/api/create-api'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { queryPersister } from '@sarv/platform/client/api/query-persister'
import { requestHeaders } from '@sarv/platform/client/api/request-headers'
import { createCanaryAssignment } from '@sarv/platform/client/deployments/canary-assignment'
import { rememberedLanguage } from '@sarv/platform/client/i18n/language'
import { createNavigation, type NavigationOptions } from '@sarv/platform/client/navigation/navigation'
import { createRemoteDirectory, type RemoteDirectory } from '@sarv/platform/client/remotes/directory/remote-directory'
import { canOpenHere } from '@sarv/platform/client/remotes/loading/can-open-here'
import { session } from '@sarv/platform/client/session/session'
import { createTokenService } from '@sarv/platform/client/session/token-service'
import { readLocal } from '@sarv/platform/client/storage/local-keys'
import { loadPushToken, removePushTokenFromUrl } from '@sarv/platform/client/storage/push-token'
import { createQueryCacheStorage, queryCacheScope } from '@sarv/platform/client/storage/query-cache-storage'
import { createSecureStorage, type SecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { type Bus, createBus } from '@sarv/platform/contract/events/bus'
import type { PageData, PageRemote } from '@sarv/platform/contract/page-data'
import type { Navigation } from '@sarv/platform/contract/platform'
import { refetchAfterPayment } from '@sarv/platform/contract/refetch-after-payment'
import { noteKeptResponse } from '@sarv/platform/page/boot/kept-deployment'
import { handoff } from '@sarv/platform/page/boot/taken-handoff'
import { globals } from '@sarv/platform/page/protocol'
import { createTokenWorkerClient } from '@sarv/platform/page/token-worker/token-worker-client'
import { trustedScriptUrl } from '@sarv/platform/page/trusted-types/trusted-script-url'
import { recordAnalytics } from '@sarv/shared/contract/analytics'
import { provideApi } from '@sarv/shared/platform'
import { assetsKey } from '@sarv/shared/queries/assets-key'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { underWayKey } from '@sarv/shared/queries/under-way-query'
import { createApiErrorHandler } from '../alerts/api-error-handler'
import { collectMessages } from '../alerts/messages'
import { createStorageErrorHandler } from '../alerts/storage-error-handler'
import { trackEvents } from '../analytics/track-events'
import { createHostI18n } from '../language/host-i18n'
import { activateReferralAfterSignIn } from '../login/referral-activation'
import { createIntentHandler } from '../routing/banner-target'
import { pageExists } from '../routing/find-page'
import { hostIntents, hostPages } from '../routing/host-pages'
import { createGeneralStateStore } from '../services/general-state-store'
import { createHeaderStore } from '../services/header-store'
import type { Services } from '../services/services'
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
    adapters: adaptersFor(config.analytics, { api, recorder: recordAnalytics, pageId: page.pageId }),
  })
  const general = createGeneralStateStore(storage)
  trackEvents({ analytics, bus, queryClient, general })
  activateReferralAfterSignIn({ bus, api, i18n, general })
  const canaries = createCanaryAssignment(page, async () => (await queryClient.fetchQuery(profileQuery())).level)
  refetchOnLanguageChange(bus, queryClient)
  refetchAfterPayment({ bus, queryClient }, [underWayKey, assetsKey])
  clearOnSignOut(bus, { storage, queryCache, queryClient, navigation, tokens, canaries })
  Object.defineProperty(globalThis, globals.styles, { value: absoluteUrls(page.styles) })
  const parts = { bus, queryClient, storage, general, api, i18n, navigation, header, analytics, directory, canOpen }
  return { page, tokens, canaries, messages, setLanguage, ...parts, platformFor: createPlatforms(parts) }
}

/** Tells the bus of each other page; a change of the query or an overlay is not another page. (PLT-021) */
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

/** Follows banners; one of a type that no remote in the page knows waits for the index. */
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
  let started = handoff?.worker
  const start = () => {
    const worker = started ?? new Worker(trustedScriptUrl(path), { name: 'tokens' })
    started = undefined
    return worker
  }
  const client = createTokenWorkerClient({ start, early: handoff?.reads, store })
  void store.getAllKeys().then((keys) => keys.length > 0 && client.warmUp())
  return client
}

/** Whose query results are persisted. Undefined persists nothing: without a service worker nothing starts offline. */
function cacheOwner({ deployment }: PageData, language: string): string | undefined {
  const { current } = session
  if (deployment === undefined || current.at !== 'signed-in') return undefined
  return queryCacheScope(deployment, current.sub, language)
}
