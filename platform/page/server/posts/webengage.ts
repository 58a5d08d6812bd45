import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnalyticsSent, analyticsEvent } from '../../../client/analytics/analytics-event'
import { readBody } from '../../../delivery/http/read-body'
import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { originOf } from '../identity-settings'

/** An account at WebEngage. Its key stays on this server. */
export interface WebEngage {
  readonly origin: string
  readonly license: string
  readonly key: string
}

/** Bytes of the largest event that is taken. */
const limit = 4_000
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
 * Relays an analytics event of our own pages to WebEngage's REST API, so that no script of theirs runs beside people's
 * money. The page is answered at once: counting delays no page. (PLT-066)
 */
export async function relayEvent(
  account: WebEngage,
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): Promise<void> {
  const answer = (status: number) => void response.writeHead(status).end()
  // Browsers name the site that asks; pages of others have nothing to count here.
  if (request.headers['sec-fetch-site'] !== 'same-origin') return answer(403)
  const body = await readBody(request, limit)
  if (body === undefined) return answer(413)
  const event = eventIn(body)
  if (!event) return answer(400)
  answer(202)
  // WebEngage knows persons only; what strangers do is counted by the recorder.
  if (!event.user) return
  await forward(account, event, event.user.id).catch((error: Error) => log(`webengage ${error.message}`))
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

function eventIn(body: string): AnalyticsSent | undefined {
  try {
    return analyticsEvent.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
