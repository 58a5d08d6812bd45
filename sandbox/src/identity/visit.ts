import type { Language } from '@sarv/shared/i18n/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import * as z from 'zod/mini'
import type { World } from '../world'
import { type Attempt, noteAttempt, readAttempt } from './attempt'
import { languageAsked, languageOf, languageSeenCookie } from './language-of'
import { sendNotice } from './notice-page'
import { WORDS, type Words } from './words'

/** One request of somebody who is signing in. */
export interface Visit {
  readonly world: World
  readonly provider: Provider
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly uid: string
  readonly language: Language
  readonly words: Words
  readonly attempt: Attempt | undefined
  /** What the form sent, each field as text. */
  readonly typed: Readonly<Record<string, string>>
  /** The shell asked for the sign-up page. */
  readonly wantsSignUp: boolean
}

const form = z.catch(z.record(z.string(), z.string()), {})

/** Who this is, or the page that says the sign-in is over (sent, and undefined). */
export async function openVisit(
  world: World,
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const { uid } = request.params
  const wished = languageAsked(request.query)
  const details = await interactionOf(provider, request, reply)
  if (details === undefined || details.uid !== uid) {
    sendNotice(request, reply, ({ stale, backToSarv }) => ({
      status: 410,
      ...stale,
      link: { to: `${world.host}/`, text: backToSarv },
    }))
    return undefined
  }
  if (wished !== undefined) await noteAttempt(world.db, world.clock, uid, { language: wished })
  const attempt = await readAttempt(world.db, uid)
  const { ui_locales, screen_hint } = details.params
  const asked = typeof ui_locales === 'string' ? ui_locales : undefined
  const language = attempt?.language ?? languageOf(asked, request.headers['accept-language'])
  reply.header('set-cookie', languageSeenCookie(language))
  return {
    world,
    provider,
    request,
    reply,
    uid,
    language,
    words: WORDS[language],
    attempt,
    typed: form.parse(request.body ?? {}),
    wantsSignUp: screen_hint === 'register',
  }
}

async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

/** Signed in: back to the provider, and from there to the shell. */
export async function finish({ provider, request, reply }: Visit, sub: string): Promise<FastifyReply> {
  const location = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: sub, amr: ['otp'] } })
  return reply.redirect(location, 303)
}

export function stepTo({ reply, uid }: Visit, step: string): FastifyReply {
  return reply.redirect(`/sign-in/${uid}${step}`, 303)
}
