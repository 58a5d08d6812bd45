import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply } from 'fastify'
import type { Sql } from '../db/sql'
import {
  type Asker,
  type Checked,
  type CodeSubject,
  checkCode,
  secondsUntilResend,
  sendCode,
} from '../one-time-code/one-time-code'
import { waitMessage } from '../one-time-code/wait-message'
import { parseSignInCode } from './fields'
import { findKnownBrowser } from './known-browser'
import { type CodeStep, codePage, type FieldErrors } from './step-pages'
import { redirectTo, type Visit } from './visit'

/** Kinds of one-time codes: the one that signs in, and the identity registry's. */
export type CodeKind = 'sign-in' | 'registry'

const codeLength = 6

function aboutCode({ uid }: Visit, kind: CodeKind, mobile: string): CodeSubject {
  return { purpose: kind, receiver: mobile, request: uid }
}

async function findAsker(sql: Sql, { context, request }: Visit, mobile: string): Promise<Asker> {
  return {
    address: normalizeIP(request.ip),
    browser: await findKnownBrowser(sql, request.headers.cookie, mobile),
    limits: context.settings.addressLimits,
  }
}

/** Sends a code and leads to where it is typed; too early or too often, it says how long to wait. (T17) */
export async function sendAndGo(
  visit: Visit,
  kind: CodeKind,
  mobile: string,
  refuseWith: (error: string) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { db, clock } = visit.context
  const { sms } = visit.messages
  const textFor = (code: string) => {
    const text = kind === 'sign-in' ? sms.signIn(code) : sms.registry(code)
    // The last line is what a browser's SMS auto-read looks for.
    return `${text}\n@${new URL(visit.context.origins.identity).host} #${code}`
  }
  const sent = await db.transaction(async (sql) =>
    sendCode(sql, clock, aboutCode(visit, kind, mobile), codeLength, textFor, await findAsker(sql, visit, mobile)),
  )
  if (sent.at === 'wait') {
    visit.reply.code(429).header('retry-after', sent.seconds)
    return refuseWith(waitMessage(sent.by, sent.seconds)[visit.language])
  }
  return redirectTo(visit, kind === 'sign-in' ? '/code' : '/register/code')
}

export async function showCode(
  visit: Visit,
  kind: CodeKind,
  mobile: string,
  fieldErrors: FieldErrors = {},
): Promise<FastifyReply> {
  const { messages, context } = visit
  const seconds = await secondsUntilResend(context.db, context.clock, aboutCode(visit, kind, mobile))
  const step: CodeStep =
    kind === 'sign-in'
      ? { path: '/code', back: '', title: messages.code.title, sentTo: messages.code.sentTo, mobile, seconds }
      : {
          path: '/register/code',
          back: '/register',
          title: messages.registryCode.title,
          sentTo: messages.registryCode.sentTo,
          mobile,
          seconds,
        }
  return codePage(visit, step, fieldErrors)
}

/** Judges the typed code; `proceed` goes on in the same transaction when it is right. */
export async function judgeCode<T>(
  visit: Visit,
  kind: CodeKind,
  mobile: string,
  proceed: (sql: Sql) => Promise<T>,
): Promise<{ right: true; value: T } | { right: false; error: string }> {
  const { messages, context } = visit
  const code = parseSignInCode(visit.typed.code ?? '')
  if (code === undefined) return { right: false, error: messages.errors.codeShape }
  return context.db.transaction(async (sql) => {
    const checked = await checkCode(sql, context.clock, aboutCode(visit, kind, mobile), code)
    if (checked.is === 'right') return { right: true, value: await proceed(sql) }
    return { right: false, error: codeErrorMessage(checked, visit) }
  })
}

function codeErrorMessage(
  checked: Exclude<Checked, { is: 'right' }>,
  { messages: { errors }, language }: Visit,
): string {
  if (checked.is === 'locked') return waitMessage('tries', checked.seconds)[language]
  return checked.is === 'wrong' ? errors.wrong(checked.triesLeft) : errors[checked.is]
}
