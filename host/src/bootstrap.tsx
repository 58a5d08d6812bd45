import '@sarv/shared/ui/tokens.css'
import '@sarv/shared/ui/base.css'
import '@fontsource-variable/vazirmatn'
import './not-started.css'
import { session } from '@sarv/shared/auth/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router-dom'
import { Alerts } from './alerts/alerts'
import { App } from './app'
import { createServices } from './create-services'
import { keepDelivered } from './delivery/keep-delivered'
import { pageHealth } from './health/page-health'
import { reportHealth } from './health/report-health'
import { catchInstallPrompt } from './install/install-prompt'
import { rememberTwa } from './install/remember-twa'
import { PdfReader } from './pdf/pdf-reader'
import { mendOldPage } from './pwa/mend-old-page'
import { keepOffline } from './pwa/new-version'
import { UpdateChip } from './pwa/update-chip'
import { readPage } from './read-page'
import { RotateNotice } from './rotate/rotate-notice'
import { type Services, ServicesContext } from './services'

/** Only in the page of a developer: nobody else fetches it. */
const OverrideBadge = lazy(async () => ({ default: (await import('./override/override-badge')).OverrideBadge }))

/** Starts the shell. */
export async function start(): Promise<void> {
  rememberTwa(location.search)
  const services = await createServices(readPage())
  services.analytics.open()
  catchInstallPrompt()
  mendOldPage(services.bus)
  keepDelivered(services)
  reportHealth(pageHealth)
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app')
  // The document's own message for a shell that does not start.
  document.getElementById('not-started')?.remove()
  createRoot(root).render(<Root services={services} />)
  if (session.current.at === 'unknown') await services.tokens.restore()
  // Last, so that it takes nothing from what the person came for.
  await keepOffline(services.page.deployment)
}

function Root({ services }: { services: Services }) {
  const { navigation, queryClient, i18n, page } = services
  const place = useSyncExternalStore(navigation.subscribe, navigation.place)
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n} defaultNS="host">
          <Router location={place} navigator={navigation.navigator}>
            {page.override && (
              <Suspense fallback={null}>
                <OverrideBadge override={page.override} />
              </Suspense>
            )}
            <App />
            <PdfReader />
            <Alerts />
            <RotateNotice />
            <UpdateChip />
          </Router>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
