import { randomBytes } from 'node:crypto'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import type { LocalText } from '../local-text/local-text'
import type { Time } from '../time/clock'
import { tehranDay, tehranTime } from '../time/tehran'
import type { Inquiry, PaymentRequest } from './gateway'
import messages from './messages.json'

export const results = ['SUCCESS', 'FAILED', 'CANCELED'] as const
export type Result = (typeof results)[number]

/** A session of the gateway: one payment and what became of it. */
export interface Session {
  readonly payment_uuid: string
  readonly amount: number
  readonly title: LocalText
  readonly payer: string
  readonly callback_url: string
  readonly status: 'WAITING' | 'CLOSED' | Result
  readonly psp: string | null
  readonly trace_no: string | null
  readonly decided_at: Date | null
  readonly expires_at: Date
}

const columns = 'token, payment_uuid, amount, title, payer, callback_url, status, psp, trace_no, decided_at, expires_at'

/** Opens a session; returns its token, which is the secret part of its address. */
export async function openSession(sql: Sql, request: PaymentRequest): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { paymentUuid, amount, title, payer, callbackUrl, expiresAt } = request
  await sql.query(
    `insert into gateway_session (token, payment_uuid, amount, title, payer, callback_url, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [token, paymentUuid, amount, JSON.stringify(title), payer, callbackUrl, expiresAt],
  )
  return token
}

/** The session behind a page's address; nothing for a token that was never given out. */
export async function findSession(sql: Sql, token: string): Promise<Session | undefined> {
  const [session] = await sql.query<Session>(`select ${columns} from gateway_session where token = $1`, [token])
  return session
}

/** Whether it can still be paid. */
export const isPayable = ({ status, expires_at }: Session, now: Date) => status === 'WAITING' && now < expires_at

/** What became of sessions, by token. */
export async function findInquiries(sql: Sql, tokens: readonly string[]): Promise<ReadonlyMap<string, Inquiry>> {
  const sessions = await sql.query<Session & { token: string }>(
    `select ${columns} from gateway_session where token = any($1)`,
    [tokens],
  )
  return new Map(sessions.map((session) => [session.token, toInquiry(session)]))
}

function toInquiry({ status, amount, psp, trace_no, decided_at }: Session): Inquiry {
  if (status === 'WAITING') return { status: 'OPEN' }
  if (status === 'CLOSED' || decided_at === null) return { status: 'CLOSED' }
  return { status, amount, psp, traceNumber: trace_no, decidedAt: decided_at }
}

/** Compare-and-set of the result; the first one stands: a second press, a reload or another result changes nothing (SBX-009, F47). */
export async function decide(
  sql: Sql,
  clock: Time,
  { token, psp, result }: { token: string; psp: string; result: Result },
): Promise<void> {
  await sql.query(
    `update gateway_session set status = $2, psp = $3, trace_no = $4, decided_at = $5
     where token = $1 and status = 'WAITING' and expires_at > $5`,
    [token, result, psp, result === 'SUCCESS' ? trackingCode() : null, clock.now()],
  )
}

/** Compare-and-set to closed: nothing is taken from now on; a result that came first stands. */
export async function closeSession(sql: Sql, token: string): Promise<void> {
  await sql.query(`update gateway_session set status = 'CLOSED' where token = $1 and status = 'WAITING'`, [token])
}

/**
 * The redirect to the shop: its address with the result in the query (SBX-008). Day and hour are Tehran's; without a
 * trace number the word is `None`, as the seeds have it.
 */
export function callbackUrl(session: Session, now: Date, language: Language = 'fa'): string {
  const url = new URL(session.callback_url)
  const at = session.decided_at ?? now
  url.searchParams.set('status', finalResult(session))
  url.searchParams.set('amount', String(session.amount))
  url.searchParams.set('date', tehranDay(at))
  url.searchParams.set('time', tehranTime(at))
  url.searchParams.set('trace_no', session.trace_no ?? 'None')
  url.searchParams.set('message', resultMessage(session, now)[language])
  return url.href
}

function resultMessage(session: Session, now: Date): LocalText {
  if (session.decided_at !== null) return messages.results[finalResult(session)]
  return now < session.expires_at ? messages.late.closed : messages.late.expired
}

/** How a session that takes no payment any more ended, for the person: canceled by any side, or out of time. */
export const finalResult = ({ status }: Session): Result =>
  status === 'WAITING' || status === 'CLOSED' ? 'CANCELED' : status
