import { createHash } from 'node:crypto'
import { pageMarks } from '../../service-worker/page-names'
import type { OfflinePage } from '../../service-worker/worker-plan'
import { type Deployment, offlineDeployment } from './document-model'
import { commonHeaders, pageType } from './headers'
import { renderPage } from './render-page'

/** Where the service worker gets the page. */
export const offlinePath = '/offline'

/** What the service worker of a deployment is told of the page that it keeps for an offline start. */
export function offlinePage(deployment: Deployment): OfflinePage {
  const { start } = deployment.files.shell
  const [persian, english] = (['fa', 'en'] as const).map((language) =>
    renderPage(offlineDeployment(deployment), { pathname: start, language, ...pageMarks }),
  )
  const digestOf = (text = '') => createHash('sha256').update(text).digest('hex')
  return {
    path: offlinePath,
    digests: [digestOf(persian?.html), digestOf(english?.html)],
    headers: { ...commonHeaders(deployment.settings.self), ...persian?.headers, ...pageType },
  }
}
