import { adaptersFor } from '@sarv/shared/analytics/adapters'
import { createAnalytics } from '@sarv/shared/analytics/create-analytics'
import { fetchWhitelist } from '@sarv/shared/analytics/fetch-whitelist'
import { createApi } from '@sarv/shared/api/create-api'
import { keepAnswers } from '@sarv/shared/api/keep-answers'
import { profileQuery } from '@sarv/shared/api/profile-query'
import { createQueryClient } from '@sarv/shared/api/query-client'
import { requestHeaders } from '@sarv/shared/api/request-headers'
import { session } from '@sarv/shared/auth/session'
import { createTokenService } from '@sarv/shared/auth/token-service'
import { createBus } from '@sarv/shared/events/bus'
import { rememberedLanguage } from '@sarv/shared/i18n/language'
import { provideApi } from '@sarv/shared/platform'
import type { PageData } from '@sarv/shared/remote/page-data'
import { createAnswerStore } from '@sarv/shared/storage/answer-store'
import { readLocal } from '@sarv/shared/storage/local-keys'
import { createSecureStorage } from '@sarv/shared/storage/secure-storage'
import { followBanner } from './actions/banner-action'
import { followEvents } from './analytics/follow-events'
import { createPersonCanaries } from './delivery/person-canaries'
import { clearAtEndOfSession } from './end-of-session'
import { createGeneralMemory } from './general-memory'
import { hostIntents, hostPages } from './host-pages'
import { openTexts } from './host-texts'
import { hidePushToken, pushTokenOf } from './install/push-token'
import { activateReferralAfterSignIn } from './login/referral-activation'
import { isAnswered } from './page-at'
import { platforms } from './platform-for'
import type { Services } from './services'
import { createHeaderStore } from './shell/header-store'
import { createNavigation } from './shell/navigation'
import { failureShower } from './show-failure'
import { storageNotice } from './storage-notice'

/** Makes everything of which the page has one, from what the document server wrote into it. */
export async function createServices(page: PageData): Promise<Services> {
  const { config, remotes } = page
  const { i18n, setLanguage } = await openTexts(rememberedLanguage(document.cookie))
  const bus = createBus()
  const answers = createAnswerStore(() => answersOf(page))
  const queryClient = createQueryClient(keepAnswers(answers))
  const storage = createSecureStorage({ log: storageNotice(bus, i18n) })
  const deviceToken = await pushTokenOf(storage, location.hash)
  hidePushToken()
  const header = createHeaderStore()
  const intents = Object.assign({}, hostIntents, ...remotes.map((remote) => remote.intents))
  const navigation = createNavigation({
    follow: followBanner(intents),
    exists: (address) => isAnswered(address, hostPages, remotes),
  })
  const tokens = createTokenService({
    authority: config.identity,
    clientId: config.clientId,
    origin: location.origin,
    store: storage.session,
    bus,
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
    onFailure: failureShower(bus, i18n, navigation.subscribe),
  })
  provideApi(api)
  const analytics = createAnalytics({
    whitelist: () => fetchWhitelist(config.identity),
    adapters: adaptersFor(config.analytics, api),
  })
  const general = createGeneralMemory(storage)
  followEvents({ analytics, bus, queryClient, general })
  activateReferralAfterSignIn({ bus, api, i18n, general })
  const canaries = createPersonCanaries(page, async () => (await queryClient.fetchQuery(profileQuery())).level)
  clearAtEndOfSession(bus, { storage, answers, queryClient, navigation, tokens, canaries })
  Object.defineProperty(globalThis, '__SARV_STYLES__', { value: page.styles })
  const parts = { bus, queryClient, storage, general, api, i18n, navigation, header, analytics, remotes }
  return { page, tokens, canaries, setLanguage, ...parts, platformFor: platforms(parts) }
}

/** Whose answers are kept, and for which deployment: their shape may change with it. Without a worker nothing starts offline. */
function answersOf({ deployment }: PageData): string | undefined {
  const { current } = session
  return deployment !== undefined && current.at === 'signed-in' ? `${deployment} ${current.sub}` : undefined
}
