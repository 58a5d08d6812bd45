import type { FastifyInstance } from 'fastify'
import { type AnalyticsSent, analyticsEvent } from '../../../client/analytics/analytics-event'
import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { originOf } from '../identity-settings'
import { requireSameOrigin } from './same-origin'

/** An account at WebEngage. Its key stays on this server. */
export interface WebEngage {
  readonly origin: string
  readonly license: string
  readonly key: string
}

/** Bytes of the largest event that is taken. */
const bodyLimit = 4_000
/** Milliseconds that WebEngage has to answer. */
const timeoutMs = 5_000

/**
 * The account of an installation, from its settings; undefined when it has none.
 * @throws InvalidSetting when only half of it is set
 */
export function webEngageFrom(env: NodeJS.ProcessEnv): WebEngage | undefined {
  const { SARV_WEBENGAGE_LICENSE: license, SARV_WEBENGAGE_KEY: key } = env
  if (!license && !key) return undefined
  if (!license || !key) throw new InvalidSetting('WebEngage needs both SARV_WEBENGAGE_LICENSE and SARV_WEBENGAGE_KEY')
  return {
    origin: originOf('SARV_WEBENGAGE_ORIGIN', env.SARV_WEBENGAGE_ORIGIN || 'https://api.webengage.com'),
    license,
    key,
  }
}

/**
 * Route that relays the analytics events of our own pages to WebEngage's REST API, so that no script of theirs runs beside
 * people's money. The page is answered at once: counting delays no page. (PLT-066)
 */
export function relayEvents(app: FastifyInstance, account: WebEngage, log: (line: string) => void): void {
  app.post('/analytics', { bodyLimit, onRequest: requireSameOrigin }, ({ body }, reply) => {
    const { data: event } = analyticsEvent.safeParse(body)
    if (!event) return reply.code(400).send()
    // WebEngage knows persons only; what strangers do is counted by the recorder.
    if (event.user)
      void forward(account, event, event.user.id).catch((error: Error) => log(`webengage ${error.message}`))
    return reply.code(202).send()
  })
}

async function forward(
  { origin, license, key }: WebEngage,
  { event, facts, at }: AnalyticsSent,
  userId: string,
): Promise<void> {
  const { status } = await fetch(`${origin}/v1/accounts/${encodeURIComponent(license)}/events`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    // Their clock has no fractions and names its zone by digits.
    body: JSON.stringify({
      userId,
      eventName: event,
      eventTime: at.replace(/(?:\.\d+)?Z$/, '+0000'),
      eventData: facts,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!String(status).startsWith('2')) throw new Error(`answered ${status}`)
}
