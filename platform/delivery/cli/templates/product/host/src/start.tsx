import './style.css'
import { followDeployments } from '@sarv/platform/client/deployments/follow-deployments'
import { pageHealth } from '@sarv/platform/client/health/page-health'
import { reportHealth } from '@sarv/platform/client/health/report-health'
import { reportThrown } from '@sarv/platform/client/health/report-thrown'
import { registerServiceWorker } from '@sarv/platform/client/updates/service-worker-update'
import type { HealthReport } from '@sarv/platform/contract/health-report'
import { postToServer } from '@sarv/platform/contract/post-to-server'
import { readPageData } from '@sarv/platform/page/boot/read-page-data'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { App } from './app'
import { createServices } from './services'

/** Starts the shell: services, the React root, the session, the service worker. */
export async function start(): Promise<void> {
  const services = createServices(readPageData())
  const { page, i18n, tokens, directory } = services
  followDeployments(services)
  // The guard of canaries reads what pages report, the console tells it.
  const post = (report: HealthReport) =>
    void postToServer('/health-reports', page.pageId, report).catch(() => undefined)
  reportHealth(pageHealth, post)
  reportThrown(pageHealth, post)
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app')
  document.getElementById('not-started')?.remove()
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <App services={services} />
    </I18nextProvider>,
  )
  await tokens.restore()
  directory.begin()
  await registerServiceWorker(page.deployment)
}
