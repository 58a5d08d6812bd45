import { recordAnalytics } from '@sarv/shared/contract/analytics'
import type { Api } from '../../context/app-context'
import { httpError } from '../../http/http-error'
import { rateLimit } from '../../http/rate-limit'
import { serveOpen } from '../pipeline/serve'

/** Retention limit: so many events of people and of strangers are kept; it is a recorder, not a warehouse. */
const maxEvents = { person: 20_000, stranger: 2_000 }
/** Events between two looks for what is beyond it. */
const trimEvery = 100
/** Events that strangers of one address may send. */
const strangersPerMinute = 120
const tooMany = { fa: 'رویدادهای زیادی رسید.', en: 'Too many events.' }

export function analyticsRoutes(api: Api): void {
  const secondsToWait = rateLimit(strangersPerMinute, 60)
  serveOpen(api, recordAnalytics, async ({ db, clock, address, person, body }) => {
    const seconds = person === undefined ? secondsToWait(address, clock.now()) : 0
    if (seconds > 0) throw httpError(429, tooMany, { retryAfter: seconds })
    const [kept] = await db.query<{ id: number }>(
      'insert into analytics_event (sub, event, facts, identity, at) values ($1, $2, $3, $4, $5) returning id',
      [
        person?.sub ?? null,
        body.event,
        JSON.stringify(body.facts),
        body.user === null ? null : JSON.stringify(body.user),
        body.at,
      ],
    )
    // Strangers push out strangers only.
    if (Number(kept?.id) % trimEvery === 0) {
      const [who, most] = person ? (['not null', maxEvents.person] as const) : (['null', maxEvents.stranger] as const)
      await db.query(
        `delete from analytics_event where sub is ${who}
           and id <= (select id from analytics_event where sub is ${who} order by id desc offset $1 limit 1)`,
        [most],
      )
    }
    return { recorded: true }
  })
}
