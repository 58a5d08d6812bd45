import { adaptersFor } from '@sarv/platform/client/analytics/adapters'
import { createAnalytics } from '@sarv/platform/client/analytics/create-analytics'
import { fetchWhitelist } from '@sarv/platform/client/analytics/fetch-whitelist'
import { createApi } from '@sarv/platform/client/api/create-api'
import { provideApi } from '@sarv/platform/client/api/current-api'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { queryPersister } from '@sarv/platform/client/api/query-persister'
import { requestHeaders } from '@sarv/platform/client/api/request-headers'
import { createCanaryAssignment } from '@sarv/platform/client/deployments/canary-assignment'
import { rememberedLanguage } from '@sarv/platform/client/i18n/language'
import { refetchOnLanguageChange } from '@sarv/platform/client/i18n/refetch-on-language-change'
import { emitNavigation } from '@sarv/platform/client/navigation/emit-navigation'
import { createNavigation, type NavigationOptions } from '@sarv/platform/client/navigation/navigation'
import { createRemoteDirectory, type RemoteDirectory } from '@sarv/platform/client/remotes/directory/remote-directory'
import { canOpenHere } from '@sarv/platform/client/remotes/loading/can-open-here'
import { publishStyles } from '@sarv/platform/client/remotes/loading/publish-styles'
import { clearOnSignOut } from '@sarv/platform/client/session/clear-on-sign-out'
import { loadInHiddenFrame } from '@sarv/platform/client/session/hidden-frame'
import { session } from '@sarv/platform/client/session/session'
import { createTokenService } from '@sarv/platform/client/session/token-service'
import { readLocal } from '@sarv/platform/client/storage/local-keys'
import { loadPushToken, pushToken, removePushTokenFromUrl } from '@sarv/platform/client/storage/push-token'
import { createQueryCacheStorage, queryCacheScope } from '@sarv/platform/client/storage/query-cache-storage'
import { createSecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { createBus } from '@sarv/platform/contract/events/bus'
import type { PageData, PageRemote } from '@sarv/platform/contract/page-data'
import { refetchAfterPayment } from '@sarv/platform/contract/refetch-after-payment'
import { fetchWithAnswers } from '@sarv/platform/page/boot/fetch-with-answers'
import { noteKeptResponse } from '@sarv/platform/page/boot/kept-responses'
import { handoff } from '@sarv/platform/page/boot/taken-handoff'
import { openTokenWorker } from '@sarv/platform/page/token-worker/open-token-worker'
import { safeFacts } from '@sarv/shared/analytics/safe-facts'
import { recordAnalytics } from '@sarv/shared/contract/analytics'
import { assetsKey } from '@sarv/shared/queries/assets-key'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { underWayKey } from '@sarv/shared/queries/under-way-query'
import { outboxSlices } from '@sarv/shared/storage/outbox-slices'
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
import { createPlatforms } from './create-platforms'

/**
 * The composition root: creates the singletons of the page, which are its imports, from the data that the document server
 * wrote into it.
 */
export async function createServices(page: PageData): Promise<Services> {
  const { config } = page
  const directory = createRemoteDirectory(page)
  const canOpen = (remote: PageRemote) => canOpenHere(remote, page.others)
  const { i18n, setLanguage } = await createHostI18n(rememberedLanguage(document.cookie))
  const bus = createBus()
  const messages = collectMessages(bus)
  const queryCache = createQueryCacheStorage(() => cacheOwner(page, i18n.language), { onStored: noteKeptResponse })
  const queryClient = createQueryClient(queryPersister(queryCache))
  const isSessionElsewhere = config.session === 'server'
  const log = createStorageErrorHandler(bus, i18n)
  const storage = createSecureStorage({ log, outboxes: outboxSlices, isSessionElsewhere })
  const worker = openTokenWorker(page, storage.session)
  await loadPushToken(storage, location.hash)
  removePushTokenFromUrl()
  const header = createHeaderStore()
  const navigation = createNavigation({
    follow: createFollow(directory),
    exists(address) {
      if (pageExists(address, hostPages, directory.known())) return true
      directory.want('at', address)
      return false
    },
  })
  directory.subscribe(navigation.refresh)
  emitNavigation(bus, navigation)
  const headers = () =>
    requestHeaders({
      deviceToken: pushToken.current,
      language: i18n.language === 'en' ? 'en' : 'fa',
      version: config.version,
      isTwa: readLocal('isTwa') === 'true',
      isStandalone: matchMedia('(display-mode: standalone)').matches,
    })
  const tokens = createTokenService({
    authority: config.identity,
    clientId: config.clientId,
    authorization: config.authorization,
    origin: location.origin,
    store: storage.session,
    bus,
    provider: isSessionElsewhere ? () => loadServerIdentity(headers) : worker?.provider,
  })
  const api = createApi({
    origin: config.api,
    tokens,
    headers,
    onFailure: createApiErrorHandler(bus, i18n, navigation.subscribe),
    fetch: isSessionElsewhere ? fetchWithAnswers(handoff?.answers) : worker?.fetch,
    upload: worker?.upload,
  })
  provideApi(api)
  const analytics = createAnalytics({
    safeFacts,
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
  publishStyles(page.styles)
  const parts = { bus, queryClient, storage, general, api, i18n, navigation, header, analytics, directory, canOpen }
  return { page, tokens, canaries, messages, setLanguage, ...parts, platformFor: createPlatforms(parts) }
}

/** The client of a session that the document server holds; a page that holds its own tokens does not load it. */
async function loadServerIdentity(headers: () => Record<string, string>) {
  const { serverIdentity } = await import('@sarv/platform/client/session/server-identity')
  return serverIdentity(loadInHiddenFrame, headers)
}

/** Follows banners; the remote of a type that no known one has is looked up. */
function createFollow(directory: RemoteDirectory): NavigationOptions['follow'] {
  return async (navigation, type, link) => {
    const intents = () => Object.assign({}, hostIntents, ...directory.known().map((remote) => remote.intents))
    if (type !== 'EXTERNAL' && !Object.hasOwn(intents(), type))
      await directory.lookUp('intent', type).catch(() => undefined)
    createIntentHandler(intents())(navigation, type, link)
  }
}

/** Whose query results are persisted. Undefined persists nothing: without a service worker nothing starts offline. */
function cacheOwner({ deployment }: PageData, language: string): string | undefined {
  const { current } = session
  if (deployment === undefined || current.at !== 'signed-in') return undefined
  return queryCacheScope(current.sub, language)
}
