import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { tehranDay, tehranTime } from '../ledger/tehran'
import { trackingCode } from '../ledger/tracking-code'

export const RESULTS = ['SUCCESS', 'FAILED', 'CANCELED'] as const
export type Result = (typeof RESULTS)[number]

export interface Session {
  readonly payment_uuid: string
  readonly amount: number
  readonly title: string
  readonly callback_url: string
  readonly status: 'WAITING' | Result
  readonly trace_no: string | null
  readonly decided_at: Date | null
  readonly payer: string
  readonly asked_at: Date
}

/** The session behind a page's address; nothing for a token that was never given out. */
export async function sessionOf(sql: Sql, token: string): Promise<Session | undefined> {
  const [session] = await sql.query<Session>(
    `select s.payment_uuid, s.amount, s.title, s.callback_url, s.status, s.trace_no, s.decided_at,
       p.created_at as asked_at, trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer
     from gateway_session s join payment p on p.uuid = s.payment_uuid join person n on n.sub = p.sub
     where s.token = $1`,
    [token],
  )
  return session
}

/** The first result stands: a second press, a reload or another answer changes nothing (SBX-009, F47). */
export async function decide(
  sql: Sql,
  clock: Clock,
  { token, psp, result }: { token: string; psp: string; result: Result },
): Promise<void> {
  await sql.query(
    `update gateway_session set status = $2, psp = $3, trace_no = $4, decided_at = $5
     where token = $1 and status = 'WAITING'`,
    [token, result, psp, result === 'SUCCESS' ? trackingCode() : null, clock.now()],
  )
}

/**
 * Where the browser goes with a decided session: the shop's address with the result in its query (SBX-008).
 * Day and hour are Tehran's; without a trace number the word is `None`, as the seeds have it.
 */
export function callbackOf(session: Session, now: Date): string {
  const url = new URL(session.callback_url)
  const at = session.decided_at ?? now
  url.searchParams.set('status', session.status)
  url.searchParams.set('amount', String(session.amount))
  url.searchParams.set('date', tehranDay(at))
  url.searchParams.set('time', tehranTime(at))
  url.searchParams.set('trace_no', session.trace_no ?? 'None')
  return url.href
}
