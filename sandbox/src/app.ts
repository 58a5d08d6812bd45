import { createMonitoring, type Monitoring } from '@sarv/platform/monitoring/create-monitoring'
import type { FastifyInstance } from 'fastify'
import { createAuthenticator } from './access/authenticator'
import { apiApp } from './api/api-app'
import { createAnswerers } from './chat/create-answerers'
import type { AppContext } from './context/app-context'
import { type Service, type Settings, services } from './context/settings'
import { createPdfPool } from './documents/pdf-workers/pdf-pool'
import { createCallRecorder } from './fault-injection/call-recorder'
import { createForcedResponses } from './fault-injection/forced-responses'
import { gatewayApp } from './gateway/gateway-app'
import { createSandboxGateway } from './gateway/sandbox-gateway'
import { concurrencyLimit, maxDocuments, maxTotalUploads, maxUploads } from './http/concurrency-limit'
import { type Listener, listen } from './http/listener'
import { identityApp } from './identity/identity-app'
import { inboxApp } from './inbox/inbox-app'
import { createPaymentNotice } from './jobs/payment-kinds'
import { repeat } from './jobs/repeat'
import { startScheduler } from './jobs/scheduler'
import { startSweeper } from './jobs/sweeper'
import { sendPushes } from './push/send-pushes'
import { openVapidKeys } from './push/vapid-keys'
import { openSeededDb } from './seed/open-seeded-db'
import { createClock } from './time/clock'

/** Milliseconds between two looks for messages to devices. */
const pushInterval = 2000

/** A running sandbox. */
export interface Sandbox {
  readonly origins: AppContext['origins']
  stop(): Promise<void>
}

const openApp: Readonly<Record<Service, (context: AppContext) => Promise<FastifyInstance>>> = {
  api: apiApp,
  identity: identityApp,
  gateway: (context) => gatewayApp(context, createPaymentNotice(context)),
  inbox: inboxApp,
}

/** Starts the four services over one database. Throws PortBusy when one of the ports is taken. */
export async function openSandbox(settings: Settings, monitoring: Monitoring = createMonitoring()): Promise<Sandbox> {
  const listeners = await listenOnAll(settings)
  const clock = createClock()
  const db = await openSeededDb(settings.store, clock)
  const originOf = (service: Service) => settings.addresses[service] ?? `http://localhost:${listeners[service].port}`
  const gatewayOrigin = originOf('gateway')
  const pdfs = createPdfPool()
  const context: AppContext = {
    settings,
    origins: {
      api: originOf('api'),
      identity: originOf('identity'),
      gateway: gatewayOrigin,
      inbox: originOf('inbox'),
    },
    host: settings.hosts[0] ?? 'http://localhost:3000',
    db,
    clock,
    authenticator: createAuthenticator(db, clock, settings.issuers),
    gateway: createSandboxGateway(gatewayOrigin),
    answerers: createAnswerers(settings),
    forced: createForcedResponses(),
    calls: createCallRecorder(settings.control),
    uploads: concurrencyLimit(maxUploads, maxTotalUploads),
    documents: concurrencyLimit(maxDocuments),
    pdfs,
    vapid: await openVapidKeys(db, settings.push),
    requestsOf: monitoring.requestsOf,
  }
  const apps = await Promise.all(
    services.map(async (service) => {
      const app = await openApp[service](context)
      await listeners[service].serve(app)
      return app
    }),
  )
  const running = [
    startScheduler(context),
    await startSweeper(context),
    repeat(() => sendPushes(context), pushInterval, 'push sender'),
  ]
  return {
    origins: context.origins,
    async stop() {
      await Promise.all(running.map((work) => work.stop()))
      await Promise.all(services.map((service) => listeners[service].close()))
      await Promise.all(apps.map((app) => app.close()))
      await pdfs.close()
      await db.close()
    },
  }
}

async function listenOnAll(settings: Settings): Promise<Record<Service, Listener>> {
  const open: Listener[] = []
  const one = async (service: Service) => {
    const listener = await listen(service, settings.ports[service], settings.listenOn)
    open.push(listener)
    return listener
  }
  try {
    return {
      api: await one('api'),
      identity: await one('identity'),
      gateway: await one('gateway'),
      inbox: await one('inbox'),
    }
  } catch (error) {
    await Promise.all(open.map((listener) => listener.close()))
    throw error
  }
}
