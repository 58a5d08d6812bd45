import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock'
import type { ForcedAnswers } from './control/forced-answers'
import type { RecordedCalls } from './control/recorded-calls'
import type { Db } from './db/sql'
import type { Service, Settings } from './settings'

/** What every part of the sandbox is handed. */
export interface World {
  readonly settings: Settings
  /** What a browser calls each service, without a trailing slash: `http://localhost:4000`. */
  readonly origins: Readonly<Record<Service, string>>
  /** The shell, where the gateway sends people back to. */
  readonly host: string
  readonly db: Db
  readonly clock: Clock
  readonly forced: ForcedAnswers
  readonly calls: RecordedCalls
}

/** The product API while it is being put together: an area registers its calls on it with `serve`. */
export interface Api extends World {
  readonly app: FastifyInstance
}
