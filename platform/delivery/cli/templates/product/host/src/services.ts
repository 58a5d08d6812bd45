import { createApi } from '@sarv/platform/client/api/create-api'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { requestHeaders } from '@sarv/platform/client/api/request-headers'
import { plainParts } from '@sarv/platform/client/create-platform'
import { createCanaryAssignment } from '@sarv/platform/client/deployments/canary-assignment'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import { rememberedLanguage } from '@sarv/platform/client/i18n/language'
import { createNavigation } from '@sarv/platform/client/navigation/navigation'
import { createRemoteDirectory } from '@sarv/platform/client/remotes/directory/remote-directory'
import { canOpenHere } from '@sarv/platform/client/remotes/loading/can-open-here'
import { publishStyles } from '@sarv/platform/client/remotes/loading/publish-styles'
import { createRemotePlatforms } from '@sarv/platform/client/remotes/remote-platforms'
import { clearOnSignOut } from '@sarv/platform/client/session/clear-on-sign-out'
import { session } from '@sarv/platform/client/session/session'
import { createTokenService } from '@sarv/platform/client/session/token-service'
import { createSecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { updateHolds } from '@sarv/platform/client/updates/update-holds'
import { createBus } from '@sarv/platform/contract/events/bus'
import type { PageData, PageRemote } from '@sarv/platform/contract/page-data'
import { openTokenWorker } from '@sarv/platform/page/token-worker/open-token-worker'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import shell from '../shell.json'
import { remoteAt } from './remote-at'

export type Services = ReturnType<typeof createServices>

/** The composition root: the singletons of the page, from what the document server wrote into it. */
export function createServices(page: PageData) {
  const { config } = page
  const bus = createBus()
  const queryClient = createQueryClient()
  const storage = createSecureStorage()
  const worker = openTokenWorker(page, storage.session)
  const directory = createRemoteDirectory(page)
  const { i18n, setLanguage } = createI18n({
    language: rememberedLanguage(document.cookie),
    dictionaries: { fa: { host: fa }, en: { host: en } },
  })
  const language = () => (i18n.language === 'en' ? 'en' : 'fa')
  const navigation = createNavigation({
    follow: ({ navigate }) => navigate(shell.start),
    exists(address) {
      if (remoteAt(address, directory.known())) return true
      directory.want('at', address)
      return false
    },
  })
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
    headers: () => requestHeaders({ language: language(), version: config.version, isTwa: false, isStandalone: false }),
    onFailure: ({ message }) => bus.emit('alerted', { message }),
    fetch: worker?.fetch,
    upload: worker?.upload,
  })
  const canaries = createCanaryAssignment(page, async () => 0)
  const canOpen = (remote: PageRemote) => canOpenHere(remote, page.others)
  const platformFor = createRemotePlatforms({
    ...plainParts,
    ...{ session, bus, api, i18n, navigation, queryClient, storage, directory, canOpen },
    lock: updateHolds.hold,
    SectionOutlet: () => null,
  })
  directory.subscribe(navigation.refresh)
  clearOnSignOut(bus, { storage, queryCache: { clear: async () => {} }, queryClient, navigation, tokens, canaries })
  publishStyles(page.styles)
  const switchLanguage = async () => {
    const other = language() === 'fa' ? 'en' : 'fa'
    await setLanguage(other)
    bus.emit('language-changed', { language: other })
  }
  return { page, bus, i18n, language, switchLanguage, navigation, directory, tokens, canaries, canOpen, platformFor }
}
