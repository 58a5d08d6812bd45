import type { FastifyInstance } from 'fastify'
import { apiApp } from './api/api-app'
import { openClock } from './clock'
import { keepForcedAnswers } from './control/forced-answers'
import { recordCalls } from './control/recorded-calls'
import { openDb } from './db/open'
import { gatewayApp } from './gateway/gateway-app'
import { identityApp } from './identity/identity-app'
import { inboxApp } from './inbox/inbox-app'
import { type Listener, listen } from './listener'
import { SERVICES, type Service, type Settings } from './settings'
import type { World } from './world'

/** A running sandbox. */
export interface Sandbox {
  readonly origins: World['origins']
  stop(): Promise<void>
}

const APPS: Readonly<Record<Service, (world: World) => Promise<FastifyInstance>>> = {
  api: apiApp,
  identity: identityApp,
  gateway: gatewayApp,
  inbox: inboxApp,
}

/** Starts the four services over one database. Throws PortBusy when one of the ports is taken. */
export async function openSandbox(settings: Settings): Promise<Sandbox> {
  const listeners = await listenOnAll(settings)
  const clock = openClock()
  const db = await openDb(settings.store, clock)
  const originOf = (service: Service) => settings.addresses[service] ?? `http://localhost:${listeners[service].port}`
  const world: World = {
    settings,
    origins: {
      api: originOf('api'),
      identity: originOf('identity'),
      gateway: originOf('gateway'),
      inbox: originOf('inbox'),
    },
    host: settings.hosts[0] ?? 'http://localhost:3000',
    db,
    clock,
    forced: keepForcedAnswers(),
    calls: recordCalls(settings.control),
  }
  const apps = await Promise.all(
    SERVICES.map(async (service) => {
      const app = await APPS[service](world)
      await listeners[service].answerWith(app)
      return app
    }),
  )
  return {
    origins: world.origins,
    async stop() {
      await Promise.all(SERVICES.map((service) => listeners[service].close()))
      await Promise.all(apps.map((app) => app.close()))
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
