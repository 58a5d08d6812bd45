import type { Monitoring } from '@sarv/platform/monitoring/create-monitoring'
import type { FastifyInstance } from 'fastify'
import type { Authenticator } from '../access/authenticator'
import type { Answerer } from '../chat/answerer'
import type { Db } from '../db/sql'
import type { PdfPool } from '../documents/pdf-workers/pdf-pool'
import type { CallRecorder } from '../fault-injection/call-recorder'
import type { ForcedResponses } from '../fault-injection/forced-responses'
import type { Gateway } from '../gateway/gateway'
import type { ConcurrencyLimit } from '../http/concurrency-limit'
import type { VapidKeys } from '../push/push-settings'
import type { Clock } from '../time/clock'
import type { Service, Settings } from './settings'

/** Application context: what every part of the sandbox is handed. */
export interface AppContext {
  readonly settings: Settings
  /** What a browser calls each service, without a trailing slash: `http://localhost:4000`. */
  readonly origins: Readonly<Record<Service, string>>
  /** The shell, where the gateway sends people back to. */
  readonly host: string
  readonly db: Db
  readonly clock: Clock
  /** Authenticates the callers of the product API. */
  readonly authenticator: Authenticator
  /** The gateway that takes the money. */
  readonly gateway: Gateway
  /** What words the assistant's answers; each of them answers what those before it could not. */
  readonly answerers: readonly Answerer[]
  readonly forced: ForcedResponses
  readonly calls: CallRecorder
  /** The files that each person sends at this moment. */
  readonly uploads: ConcurrencyLimit
  /** The documents that are made for each person at this moment. */
  readonly documents: ConcurrencyLimit
  readonly pdfs: PdfPool
  /** What push services know this sender by. */
  readonly vapid: VapidKeys
  /** Is told the requests of a service. */
  readonly requestsOf: Monitoring['requestsOf']
}

/** The product API while it is being put together: routes are registered on it with `serve`. */
export interface Api extends AppContext {
  readonly app: FastifyInstance
}
