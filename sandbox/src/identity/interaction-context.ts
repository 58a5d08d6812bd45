import type { Language } from '@sarv/platform/client/i18n/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import * as z from 'zod/mini'
import type { AppContext } from '../context/app-context'
import { type Notice, notify } from '../sms/text-messages'
import { type Attempt, type Proof, readAttempt, updateAttempt } from './attempt'
import { type FormError, type FormErrorCause, readFormError, storeFormError, type Typed } from './form-error'
import { findKnownBrowser, rememberBrowser } from './known-browser'
import { type Messages, messagesByLanguage } from './messages'
import { sendNotice } from './notice-page'
import { languageCookieHeader, requestedLanguage, resolveLanguage } from './page-language'
import type { RelyingParty } from './passkey'

/** Request context of the sign-in pages: one request of a person who is signing in. */
export interface InteractionContext {
  readonly context: AppContext
  readonly provider: Provider
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly uid: string
  readonly language: Language
  readonly messages: Messages
  readonly attempt: Attempt | undefined
  /** What the form sent, each field as text; on a page that was refused, what it had sent. */
  readonly typed: Typed
  /** Why the form that leads here was refused. */
  readonly formError: FormError | undefined
  /** The shell asked for the sign-up page. */
  readonly wantsSignUp: boolean
}

const form = z.catch(z.record(z.string(), z.string()), {})

/** Opens the request context, or sends the page that says the sign-in is over (sent, and undefined). */
export async function openInteraction(
  context: AppContext,
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<InteractionContext | undefined> {
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
  const named = formErrorId(request.query)
  const formError =
    named === undefined ? undefined : await readFormError(context.db, context.clock, uid, named, language)
  return {
    context,
    provider,
    request,
    reply,
    uid,
    language,
    messages: messagesByLanguage[language],
    attempt,
    typed: formError?.typed ?? form.parse(request.body ?? {}),
    formError,
    wantsSignUp: screen_hint === 'register',
  }
}

const formErrorId = (query: unknown): string | undefined =>
  query !== null && typeof query === 'object' && 'refused' in query && typeof query.refused === 'string'
    ? query.refused
    : undefined

async function findInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

const newBrowser: Notice = {
  kind: 'SECURITY',
  text: {
    fa: 'از مرورگر جدیدی به حساب شما وارد شدند. اگر شما نبودید، در پروفایل، «دستگاه‌ها و نشست‌ها»، آن را خارج کنید.',
    en: 'A new browser signed in to your account. If it was not you, sign it out in the profile, under Devices and sessions.',
  },
  action: { type: 'SESSIONS' },
}

/** Signed in with a number, which this browser is known for from now on: back to the provider, and from there to the shell. */
export async function completeSignIn(
  { context, provider, request, reply }: InteractionContext,
  { sub, mobile, isNew }: { readonly sub: string; readonly mobile: string; readonly isNew?: boolean },
  by: Proof = 'otp',
  passkey?: 'has' | 'declined',
): Promise<FastifyReply> {
  const isKnown = isNew || (await findKnownBrowser(context.db, request.headers.cookie, mobile)) !== undefined
  if (!isKnown) await notify(context.db, context.clock, sub, newBrowser)
  const isSecure = context.origins.identity.startsWith('https:')
  const cookie = await rememberBrowser(context.db, context.clock, request.headers.cookie, mobile, isSecure, passkey)
  reply.header('set-cookie', cookie)
  const location = await provider.interactionResult(request.raw, reply.raw, {
    login: { accountId: sub, amr: [by] },
  })
  return reply.redirect(location, 303)
}

export function redirectTo({ reply, uid }: InteractionContext, step: string): FastifyReply {
  return reply.redirect(`/sign-in/${uid}${step}`, 303)
}

/**
 * Post/Redirect/Get: a form that was refused leads to a page with an address of its own, so Back and reload show it again
 * and send nothing again.
 * @param typed what the page keeps in its fields; never a code that was judged
 */
export async function showFormError(
  interaction: InteractionContext,
  step: string,
  refused: FormErrorCause,
  typed: Typed = {},
): Promise<FastifyReply> {
  const { context, uid } = interaction
  const id = await context.db.transaction((sql) => storeFormError(sql, context.clock, uid, typed, refused))
  return redirectTo(interaction, `${step}?refused=${id}`)
}

export const partyOf = ({ context, uid }: InteractionContext): RelyingParty => ({
  origin: context.origins.identity,
  uid,
})
