import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isMalformedPath } from '../../delivery/http/request-target'
import { webApp } from '../../delivery/http/web-app'
import { refusalFact } from '../../delivery/notify/fact'
import type { Notifier } from '../../delivery/notify/notifier'
import { logError } from '../../lib/log/process-log'
import { createMonitoring, type Monitoring } from '../../monitoring/create-monitoring'
import { apiProxy } from './api-proxy'
import { commonHeaders } from './document/headers'
import { oldBrowserRoute } from './document/old-browser'
import { pageRoutes } from './document/page-routes'
import { appRoutes } from './files/app-routes'
import { tokenWorkerRoute } from './files/token-worker-route'
import { healthReports } from './health/health-reports'
import { createInstallation, isNavigation } from './installation'
import { hostMetrics } from './monitoring/host-metrics'
import { routeName } from './monitoring/route-name'
import { overrideRoutes } from './override/override-routes'
import { postRoutes } from './posts/post-routes'
import { previewRoutes } from './preview/preview-routes'
import { probeRoutes } from './probe-routes'
import { openSession } from './session/open-session'
import { createPageAnswers } from './session/page-answers'
import { sessionRoutes } from './session/session-routes'
import type { Settings } from './settings'
import { connectUpstream } from './upstream'

/**
 * Serves the shell's files and, for every other address, the page that is made from the catalogue. It keeps no state but
 * what pages told it in the last seconds, so any number of them can stand behind a balancer. Its imports are one for each
 * group of routes.
 */
export function createDocumentServer(
  settings: Settings,
  log: (line: string) => void = logError,
  monitoring: Monitoring = createMonitoring(),
  notifier?: Pick<Notifier, 'tell'>,
): Server {
  const installation = createInstallation(settings, log, (reason, stays) =>
    notifier?.tell(refusalFact(reason, stays, Date.now())),
  )
  const metrics = hostMetrics(monitoring.registry, installation.catalogue)
  const health = healthReports(installation, metrics.health)
  const { apiUpstream: upstream, self } = settings
  const messages = () => installation.shells.all()[0]?.files.shell.texts.unavailable
  const session = openSession(settings, log)
  const answers =
    session && upstream
      ? createPageAnswers({
          ...session,
          upstream: connectUpstream(upstream),
          self,
          log,
          proofOrigin: settings.session?.proofOrigin,
        })
      : undefined
  const requests = monitoring.requestsOf('host', routeName)
  const monitor = { traceOf: requests.traceOf, called: monitoring.called, failed: metrics.apiFailed }
  const routes = (app: FastifyInstance) => {
    if (upstream) app.register(apiProxy, { upstream, self, messages, log, monitor, authorize: session?.authorize })
    if (session) app.register(sessionRoutes, session)
    else app.register(tokenWorkerRoute, installation)
    app.register(probeRoutes, installation)
    app.register(postRoutes, { ...installation, health, counts: metrics })
    app.register(overrideRoutes, installation)
    app.register(previewRoutes, installation)
    app.register(appRoutes, installation)
    app.register(oldBrowserRoute, installation)
    app.register(pageRoutes, { ...installation, pages: metrics.pages, answers })
  }
  // A person who opens a malformed address reads the page that says so, and not a bare line.
  const listener = webApp(
    routes,
    log,
    (request) => (isNavigation(request) && isMalformedPath(request.url) ? '/not-found' : undefined),
    requests,
  )
  const common = Object.entries(commonHeaders(self))
  const server = createServer((request, response) => {
    for (const [name, value] of common) response.setHeader(name, value)
    listener(request, response)
  })
  server.on('close', () => {
    void health.flush()
    void session?.store.close()
  })
  return server
}
