import type { Analytics } from '@sarv/shared/analytics/create-analytics'
import type { Api } from '@sarv/shared/api/create-api'
import type { TokenService } from '@sarv/shared/auth/token-service'
import type { Bus } from '@sarv/shared/events/bus'
import type { Language } from '@sarv/shared/i18n/language'
import type { PageData, PageRemote } from '@sarv/shared/remote/page-data'
import type { Platform } from '@sarv/shared/remote/platform'
import type { SecureStorage } from '@sarv/shared/storage/secure-storage'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { createContext, useContext } from 'react'
import type { PersonCanaries } from './delivery/person-canaries'
import type { GeneralMemory } from './general-memory'
import type { HeaderStore } from './shell/header-store'
import type { ShellNavigation } from './shell/navigation'

/** Everything of which the page has one, made once when the shell starts. */
export interface Services {
  readonly page: PageData
  readonly bus: Bus
  readonly queryClient: QueryClient
  readonly storage: SecureStorage
  readonly general: GeneralMemory
  readonly tokens: TokenService
  readonly api: Api
  readonly i18n: I18n
  /** Changes the language of the whole page and remembers it (PLT-033). */
  readonly setLanguage: (language: Language) => Promise<void>
  readonly navigation: ShellNavigation
  readonly header: HeaderStore
  readonly analytics: Analytics
  /** Which versions the person is to run. */
  readonly canaries: PersonCanaries
  /** The platform object of one remote: the same for all of its mounts. */
  readonly platformFor: (remote: PageRemote) => Platform
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices stands outside the shell')
  return services
}
