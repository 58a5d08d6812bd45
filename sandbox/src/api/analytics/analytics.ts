import { recordAnalytics } from '@sarv/shared/contract/analytics'
import type { Api } from '../../context/app-context'
import { serveOpen } from '../pipeline/serve'

/** Retention limit: so many events are kept; it is a recorder, not a warehouse. */
const maxEvents = 20_000

export function analyticsRoutes(api: Api): void {
  serveOpen(api, recordAnalytics, async ({ db, person, body }) => {
    await db.query(
      `with kept as (
         insert into analytics_event (sub, event, facts, identity, at) values ($1, $2, $3, $4, $5) returning id
       )
       delete from analytics_event where id <= (select id from kept) - $6::bigint`,
      [
        person?.sub ?? null,
        body.event,
        JSON.stringify(body.facts),
        body.user === null ? null : JSON.stringify(body.user),
        body.at,
        maxEvents,
      ],
    )
    return { recorded: true }
  })
}
