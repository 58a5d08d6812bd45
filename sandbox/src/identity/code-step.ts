import type { FastifyReply } from 'fastify'
import type { Sql } from '../db/sql'
import { type Checked, type CodeFor, checkCode, sendCode, waitBefore } from '../one-time-code/one-time-code'
import { signInCodeIn } from './fields'
import { type CodeStep, codePage, type Faults } from './step-pages'
import { stepTo, type Visit } from './visit'
import type { Words } from './words'

/** The two codes of this place: the one that signs in, and the identity registry's. */
export type CodeKind = 'sign-in' | 'registry'

const DIGITS = 6

function aboutCode({ uid }: Visit, kind: CodeKind, mobile: string): CodeFor {
  return { purpose: kind, receiver: mobile, request: uid }
}

/** Sends a code and leads to where it is typed; too early, it says how long to wait. */
export async function sendAndGo(
  visit: Visit,
  kind: CodeKind,
  mobile: string,
  refuseWith: (fault: string) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { db, clock } = visit.world
  const { sms, errors } = visit.words
  const textFor = (code: string) => {
    const text = kind === 'sign-in' ? sms.signIn(code) : sms.registry(code)
    // The last line is what a browser's SMS auto-read looks for.
    return `${text}\n@${new URL(visit.world.origins.identity).host} #${code}`
  }
  const sent = await db.transaction((sql) => sendCode(sql, clock, aboutCode(visit, kind, mobile), DIGITS, textFor))
  if (sent.at === 'wait') return refuseWith(errors.wait(sent.seconds))
  return stepTo(visit, kind === 'sign-in' ? '/code' : '/register/code')
}

export async function showCode(
  visit: Visit,
  kind: CodeKind,
  mobile: string,
  faults: Faults = {},
): Promise<FastifyReply> {
  const { words, world } = visit
  const seconds = await waitBefore(world.db, world.clock, aboutCode(visit, kind, mobile))
  const step: CodeStep =
    kind === 'sign-in'
      ? { path: '/code', back: '', title: words.code.title, sentTo: words.code.sentTo, mobile, seconds }
      : {
          path: '/register/code',
          back: '/register',
          title: words.registryCode.title,
          sentTo: words.registryCode.sentTo,
          mobile,
          seconds,
        }
  return codePage(visit, step, faults)
}

/** Judges the typed code; `proceed` goes on in the same transaction when it is right. */
export async function judgeCode<T>(
  visit: Visit,
  kind: CodeKind,
  mobile: string,
  proceed: (sql: Sql) => Promise<T>,
): Promise<{ right: true; value: T } | { right: false; fault: string }> {
  const { words, world } = visit
  const code = signInCodeIn(visit.typed.code ?? '')
  if (code === undefined) return { right: false, fault: words.errors.codeShape }
  return world.db.transaction(async (sql) => {
    const checked = await checkCode(sql, world.clock, aboutCode(visit, kind, mobile), code)
    if (checked.is === 'right') return { right: true, value: await proceed(sql) }
    return { right: false, fault: faultOf(checked, words) }
  })
}

function faultOf(checked: Exclude<Checked, { is: 'right' }>, { errors }: Words): string {
  return checked.is === 'wrong' ? errors.wrong(checked.triesLeft) : errors[checked.is]
}
