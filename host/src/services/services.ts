import type { Analytics } from '@sarv/platform/client/analytics/create-analytics'
import type { Api } from '@sarv/platform/client/api/create-api'
import type { CanaryAssignment } from '@sarv/platform/client/deployments/canary-assignment'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { ShellNavigation } from '@sarv/platform/client/navigation/navigation'
import type { RemoteDirectory } from '@sarv/platform/client/remotes/directory/remote-directory'
import type { TokenService } from '@sarv/platform/client/session/token-service'
import type { SecureStorage } from '@sarv/platform/client/storage/secure-storage'
import type { Bus } from '@sarv/platform/contract/events/bus'
import type { PageData, PageRemote } from '@sarv/platform/contract/page-data'
import type { Platform } from '@sarv/platform/contract/platform'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { createContext, useContext } from 'react'
import type { Messages } from '../alerts/messages'
import type { GeneralStateStore } from './general-state-store'
import type { HeaderStore } from './header-store'

/** The singletons of the page, created once when the shell starts. */
export interface Services {
  readonly page: PageData
  readonly bus: Bus
  readonly queryClient: QueryClient
  readonly storage: SecureStorage
  readonly general: GeneralStateStore
  readonly tokens: TokenService
  readonly api: Api
  readonly i18n: I18n
  /** Changes the language of the whole page and remembers it (PLT-033). */
  readonly setLanguage: (language: Language) => Promise<void>
  readonly navigation: ShellNavigation
  readonly header: HeaderStore
  readonly messages: Messages
  readonly analytics: Analytics
  readonly directory: RemoteDirectory
  /** Whether a remote can be opened in this document; one that cannot is opened by a navigation. */
  readonly canOpen: (remote: PageRemote) => boolean
  /** Which canary versions the person runs. */
  readonly canaries: CanaryAssignment
  /** The platform object of one remote: the same for all of its mounts. */
  readonly platformFor: (remote: PageRemote) => Platform
}

/** React context of the services; the provider stands around the whole page. */
export const ServicesContext = createContext<Services | undefined>(undefined)

/** Returns the services from the context. @throws Error outside of the provider */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices stands outside the shell')
  return services
}
