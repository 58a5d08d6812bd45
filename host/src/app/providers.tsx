import { usePlace } from '@sarv/platform/contract/use-place'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router-dom'
import { type Services, ServicesContext } from '../services/services'
import { ShellPlatform } from '../services/shell-platform'

/** Context providers of the shell's React root: services, queries, texts, the platform of its own pages, and its router. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  const { navigation, queryClient, i18n } = services
  const location = usePlace(navigation)
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n} defaultNS="host">
          <ShellPlatform>
            <Router location={location} navigator={navigation.navigator}>
              {children}
            </Router>
          </ShellPlatform>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
