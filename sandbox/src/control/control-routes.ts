import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { issueAccessToken } from '../access/issue-access-token'
import type { AppContext } from '../context/app-context'
import { firstRow } from '../db/first-row'
import { forcedResponse } from '../fault-injection/forced-responses'
import { parse } from '../http/parse'
import { findViolations } from '../ledger/money-invariants'
import { codeSeconds } from '../one-time-code/one-time-code'
import { jumpToStage } from '../recommendation/jump-to-stage'
import { addEndedOrders } from '../seed/ended-orders'
import { createPerson, type PersonOptions } from '../seed/person'
import { resetData } from '../seed/reset-data'
import { setSmsOutage } from '../sms/text-messages'
import { giveVerdict } from '../stages/review/verdicts'
import { completeSurvey } from '../survey/complete-survey'

const ofPerson = z.object({ sub: z.uuid() })
const ofMobile = z.object({ mobile: z.string() })
const ofReceiver = z.object({ receiver: z.string() })
const smsOutage = z.object({ receiver: z.string(), is_down: z.boolean() })
const manyOrders = z.object({ sub: z.uuid(), count: z.int().check(z.minimum(1), z.maximum(500)) })
const wantedScore = z.object({ sub: z.uuid(), score: z.int() })
const wantedStage = z.object({
  sub: z.uuid(),
  stage: z.enum(['INVESTMENT_HORIZON', 'RISK_ASSESSMENT', 'INVESTMENT_PROPOSAL']),
  score: z.optional(z.int()),
  amount: z.optional(z.int()),
})
const houseWord = z.object({ sub: z.uuid(), stage: z.string(), message: z.optional(z.string()) })
const advance = z.object({ advance_seconds: z.number().check(z.minimum(0)) })

/** Control endpoint: what tests may do to the sandbox (SBX-015); registered only where SANDBOX_CONTROL is 1. */
export function controlRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, forced, calls } = context

  app.post('/control/people', (request) =>
    db.transaction((sql) => createPerson(sql, clock, (request.body ?? {}) as PersonOptions)),
  )

  // A long past, which takes a person weeks and a test a moment.
  app.post('/control/orders', async (request) => {
    const options = parse(manyOrders, request.body)
    return { orders: options === undefined ? [] : await db.transaction((sql) => addEndedOrders(sql, clock, options)) }
  })

  // A risk survey that came to a score.
  app.post('/control/surveys', async (request) => {
    const options = parse(wantedScore, request.body)
    return options === undefined ? {} : db.transaction((sql) => completeSurvey(sql, clock, options))
  })

  // A recommendation that came to a stage; its payment begins with a call of the app.
  app.post('/control/recommendations', async (request) => {
    const options = parse(wantedStage, request.body)
    return options === undefined ? {} : db.transaction((sql) => jumpToStage(sql, clock, options))
  })

  app.post('/control/force', async (request) => {
    const response = parse(forcedResponse, request.body)
    if (response !== undefined) forced.add(response)
    return { forced: response }
  })
  app.delete('/control/force', async (request) => {
    forced.clear(parse(z.object({ sub: z.optional(z.string()) }), request.query)?.sub)
    return { forced: null }
  })

  app.post('/control/clock', async (request) => {
    clock.advance(parse(advance, request.body)?.advance_seconds ?? 0)
    return { now: clock.now() }
  })

  // The day of settlement has come for one person; the clock itself would settle everyone's orders.
  app.post('/control/settle', async (request) => {
    const settled = await db.query(
      "update fund_order set due_at = $2 where sub = $1 and status = 'PENDING' and due_at > $2 returning 1",
      [parse(ofPerson, request.body)?.sub, clock.now()],
    )
    return { orders: settled.length }
  })

  // A person who is signed in, for tests of what comes after it.
  app.post('/control/access-tokens', async (request) => {
    const mobile = parse(ofMobile, request.body)?.mobile
    const { sub } = firstRow(await db.query<{ sub: string }>('select sub from person where mobile = $1', [mobile]))
    return { access_token: await issueAccessToken(db, sub) }
  })
  // Access tokens only: a client that refreshes goes on.
  app.post('/control/expire-tokens', async (request) => {
    const expired = await db.query(
      "update oidc_artifact set expires_at = now() where kind = 'AccessToken' and account = $1 returning 1",
      [parse(ofPerson, request.body)?.sub],
    )
    return { expired: expired.length }
  })
  // Everything, as if the person were signed out at the provider on another machine.
  app.post('/control/revoke', async (request) => {
    const revoked = await db.query('delete from oidc_artifact where account = $1 returning 1', [
      parse(ofPerson, request.body)?.sub,
    ])
    return { revoked: revoked.length }
  })

  // As when the person waits too long; the clock itself would run out for everyone.
  app.post('/control/expire-codes', async (request) => {
    const expired = await db.query(
      `update one_time_code set sent_at = sent_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2)
       where receiver = $1 and used_at is null returning 1`,
      [parse(ofReceiver, request.body)?.receiver, codeSeconds],
    )
    return { expired: expired.length }
  })

  // The person has read what they were told until now.
  app.post('/control/read-inbox', async (request) => {
    const read = await db.query('update inbox_entry set is_read = true where sub = $1 and not is_read returning 1', [
      parse(ofPerson, request.body)?.sub,
    ])
    return { read: read.length }
  })

  // The SMS service does not respond for one receiver, so that others get their codes.
  app.post('/control/sms', async (request) => {
    const outage = parse(smsOutage, request.body)
    if (outage !== undefined) await setSmsOutage(db, outage.receiver, outage.is_down)
    return { sms: outage }
  })

  // The verdict of the back office at once, which it would give after a while: on a slip, or on a portfolio to be made.
  for (const [verb, kind] of [
    ['approve', 'approved'],
    ['reject', 'refused'],
  ] as const) {
    app.post(`/control/${verb}`, async (request) => {
      const word = parse(houseWord, request.body)
      if (word !== undefined) await db.transaction((sql) => giveVerdict(sql, clock, { ...word, kind }))
      return { stage: word?.stage, is: kind }
    })
  }

  app.get('/control/calls', async (request) =>
    calls.list(parse(z.object({ sub: z.optional(z.string()) }), request.query)?.sub),
  )
  app.delete('/control/calls', async () => {
    calls.clear()
    return { calls: [] }
  })

  // What is wrong with the money of all people; must be empty after any action.
  app.get('/control/ledger', async () => ({ violations: await findViolations(db) }))

  // What the app told the recorder of events, oldest first (SBX-119).
  app.get('/control/analytics', async (request) => {
    const sub = parse(z.object({ sub: z.optional(z.uuid()) }), request.query)?.sub ?? null
    return db.query(
      'select event, facts, identity as user, at, sub from analytics_event where $1::uuid is null or sub = $1 order by at, id',
      [sub],
    )
  })

  app.post('/control/reset', async () => {
    clock.reset()
    forced.clear()
    calls.clear()
    await resetData(db, clock)
    return { reset: true }
  })
}
