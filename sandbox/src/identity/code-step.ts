import { normalizeIP } from '@fastify/rate-limit'
import { formatDigits } from '@sarv/shared/text/digits'
import type { FastifyReply } from 'fastify'
import type { Sql } from '../db/sql'
import { fill } from '../local-text/fill'
import type { LocalText } from '../local-text/local-text'
import { codeErrorMessage } from '../one-time-code/code-error-message'
import {
  type Asker,
  type CodeSubject,
  checkCode,
  findCodeLength,
  secondsUntilResend,
  sendCode,
} from '../one-time-code/one-time-code'
import { parseSignInCode } from './fields'
import { errorText, type FormErrorField, type Typed } from './form-error'
import { type InteractionContext, redirectTo, showFormError } from './interaction-context'
import { findKnownBrowser } from './known-browser'
import { codePage } from './step-pages'

/** Kinds of one-time codes: the one that signs in, and the identity registry's. */
export type CodeKind = 'sign-in' | 'registry'

/** Digits of a code, unless too many guesses were made at the number. */
const defaultLength = 6

function aboutCode({ uid }: InteractionContext, kind: CodeKind, mobile: string): CodeSubject {
  return { purpose: kind, receiver: mobile, request: uid }
}

async function findAsker(sql: Sql, { context, request }: InteractionContext, mobile: string): Promise<Asker> {
  return {
    address: normalizeIP(request.ip),
    browser: await findKnownBrowser(sql, request.headers.cookie, mobile),
    limits: context.settings.addressLimits,
  }
}

/**
 * Sends a code and leads to where it is typed; too early or too often, it says how long to wait. (T17)
 * @param asked the page that asked for it, and the field beside which it says so
 */
export async function sendAndGo(
  interaction: InteractionContext,
  kind: CodeKind,
  mobile: string,
  asked: { readonly step: string; readonly field: FormErrorField },
): Promise<FastifyReply> {
  const { db, clock } = interaction.context
  const { sms } = interaction.messages
  const textFor = (code: string) => {
    const text = fill(kind === 'sign-in' ? sms.signIn : sms.registry, { code })
    // The last line is what a browser's SMS auto-read looks for.
    return `${text}\n@${new URL(interaction.context.origins.identity).host} #${code}`
  }
  const sent = await db.transaction(async (sql) =>
    sendCode(
      sql,
      clock,
      aboutCode(interaction, kind, mobile),
      defaultLength,
      textFor,
      await findAsker(sql, interaction, mobile),
    ),
  )
  if (sent.kind === 'wait')
    return showFormError(interaction, asked.step, { field: asked.field, wait: sent }, interaction.typed)
  return redirectTo(interaction, kind === 'sign-in' ? '/code' : '/register/code')
}

export async function showCode(interaction: InteractionContext, kind: CodeKind, mobile: string): Promise<FastifyReply> {
  const { messages, context } = interaction
  const about = aboutCode(interaction, kind, mobile)
  const seconds = await secondsUntilResend(context.db, context.clock, about)
  const digits = (await findCodeLength(context.db, about)) ?? defaultLength
  const words = kind === 'sign-in' ? messages.code : messages.registryCode
  const inDigits = { digits: formatDigits(digits, interaction.language) }
  const sentTo = words.sentTo.map((part) => fill(part, inDigits))
  const paths = kind === 'sign-in' ? { path: '/code', back: '' } : { path: '/register/code', back: '/register' }
  return codePage(interaction, { ...paths, title: words.title, sentTo, mobile, seconds, digits })
}

/** Judges the typed code; `proceed` goes on in the same transaction when it is right, and a wrong one is refused. */
export async function judgeCode<T>(
  interaction: InteractionContext,
  kind: CodeKind,
  mobile: string,
  proceed: (sql: Sql) => Promise<T>,
): Promise<{ right: true; value: T } | { right: false; refused: FastifyReply }> {
  const { context, typed } = interaction
  const step = kind === 'sign-in' ? '/code' : '/register/code'
  const refused = async (error: LocalText, kept: Typed = {}) =>
    ({ right: false, refused: await showFormError(interaction, step, { errors: { code: error } }, kept) }) as const
  const about = aboutCode(interaction, kind, mobile)
  const digits = (await findCodeLength(context.db, about)) ?? defaultLength
  const code = parseSignInCode(typed.code ?? '', digits)
  // A code of the wrong length stays to be corrected; one that was judged is of no use any more.
  if (code === undefined)
    return refused(
      errorText((errors, language) => fill(errors.codeShape, { digits: formatDigits(digits, language) })),
      { code: typed.code ?? '' },
    )
  const judged = await context.db.transaction(async (sql) => {
    const checked = await checkCode(sql, context.clock, about, code)
    if (checked.kind === 'right') return { right: true, value: await proceed(sql) } as const
    return { right: false, error: codeErrorMessage(checked) } as const
  })
  return judged.right ? judged : refused(judged.error)
}
