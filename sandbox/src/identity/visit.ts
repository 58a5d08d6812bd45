import type { Language } from '@sarv/shared/internal/i18n/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import * as z from 'zod/mini'
import type { AppContext } from '../context/app-context'
import { type Attempt, readAttempt, updateAttempt } from './attempt'
import { rememberBrowser } from './known-browser'
import { type Messages, messagesByLanguage } from './messages'
import { sendNotice } from './notice-page'
import { languageCookieHeader, requestedLanguage, resolveLanguage } from './page-language'

/** Request context of the sign-in pages: one request of somebody who is signing in. */
export interface Visit {
  readonly context: AppContext
  readonly provider: Provider
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly uid: string
  readonly language: Language
  readonly messages: Messages
  readonly attempt: Attempt | undefined
  /** What the form sent, each field as text. */
  readonly typed: Readonly<Record<string, string>>
  /** The shell asked for the sign-up page. */
  readonly wantsSignUp: boolean
}

const form = z.catch(z.record(z.string(), z.string()), {})

/** Opens the request context, or sends the page that says the sign-in is over (sent, and undefined). */
export async function openVisit(
  context: AppContext,
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const { uid } = request.params
  const chosen = requestedLanguage(request.query)
  const details = await findInteraction(provider, request, reply)
  if (details === undefined || details.uid !== uid) {
    sendNotice(request, reply, ({ stale, backToSarv }) => ({
      status: 410,
      ...stale,
      link: { to: `${context.host}/`, text: backToSarv },
    }))
    return undefined
  }
  if (chosen !== undefined) await updateAttempt(context.db, context.clock, uid, { language: chosen })
  const attempt = await readAttempt(context.db, uid)
  const { ui_locales, screen_hint } = details.params
  const asked = typeof ui_locales === 'string' ? ui_locales : undefined
  const language = attempt?.language ?? resolveLanguage(asked, request.headers['accept-language'])
  reply.header('set-cookie', languageCookieHeader(language))
  return {
    context,
    provider,
    request,
    reply,
    uid,
    language,
    messages: messagesByLanguage[language],
    attempt,
    typed: form.parse(request.body ?? {}),
    wantsSignUp: screen_hint === 'register',
  }
}

async function findInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

/** Signed in with a number, which this browser is known for from now on: back to the provider, and from there to the shell. */
export async function completeSignIn(
  { context, provider, request, reply }: Visit,
  { sub, mobile }: { readonly sub: string; readonly mobile: string },
): Promise<FastifyReply> {
  const isSecure = context.origins.identity.startsWith('https:')
  const cookie = await rememberBrowser(context.db, context.clock, request.headers.cookie, mobile, isSecure)
  reply.header('set-cookie', cookie)
  const location = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: sub, amr: ['otp'] } })
  return reply.redirect(location, 303)
}

export function redirectTo({ reply, uid }: Visit, step: string): FastifyReply {
  return reply.redirect(`/sign-in/${uid}${step}`, 303)
}
