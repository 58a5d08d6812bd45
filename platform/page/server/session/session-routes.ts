import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import {
  type leaveFor,
  type PageSession,
  renewalWish,
  returned,
  sessionPaths,
  type signedIn,
  signInWish,
} from '../../../contract/server-session'
import { NotReady } from '../../../delivery/http/web-app'
import { describeError } from '../../../lib/log/describe-error'
import { requireSameOrigin } from '../posts/same-origin'
import { deviceOf } from './page-answers'
import type { Seal } from './seal'
import type { ServerSession } from './session'
import type { SessionCookies } from './session-cookies'
import type { SessionProvider } from './session-provider'
import type { SessionStore } from './session-store'
import { hash, type Sessions } from './sessions'

export interface SessionParts {
  readonly sessions: Sessions
  readonly store: SessionStore
  readonly provider: SessionProvider
  readonly cookies: SessionCookies
  readonly seal: Seal
  readonly log: (line: string) => void
}

const backChannelPath = '/session/back-channel'

const begunSignIn = z.object({ verifier: z.string(), state: z.string(), nonce: z.string(), returnTo: z.string() })

/** Routes of the session that this server holds for a browser: sign-in, its return, renewal, sign-out, back-channel logout. */
export async function sessionRoutes(app: FastifyInstance, parts: SessionParts): Promise<void> {
  const { sessions, store, provider, cookies, seal, log } = parts
  const ofPages = async (pages: FastifyInstance) => {
    pages.addHook('onRequest', requireSameOrigin)

    pages.post(sessionPaths.signIn, async ({ body, headers }, reply) => {
      const wish = signInWish.safeParse(body)
      if (!wish.success) return reply.code(400).send()
      const { address, begun } = await reached(provider.begin(wish.data), log)
      reply.header('set-cookie', cookies.addBegun(headers, begun.state, await seal.seal(begun)))
      return { address } satisfies z.infer<typeof leaveFor>
    })

    pages.post(sessionPaths.complete, async ({ body, headers }, reply) => {
      const address = URL.parse(returned.safeParse(body).data?.address ?? '')
      const state = address?.searchParams.get('state') ?? ''
      const begun = begunSignIn.safeParse(await seal.open(cookies.begun(headers, state) ?? ''))
      if (!address || !begun.success || begun.data.state !== state) return reply.code(400).send()
      const former = cookies.id(headers)
      // The provider takes the code once: the store has to answer before.
      await reached(sessions.read(former ?? ''), log)
      reply.header('set-cookie', cookies.forgetBegun(state))
      const session = await provider.complete(address, begun.data).catch((error: unknown) => {
        log(`A sign-in failed: ${describeError(error)}`)
      })
      if (!session) return reply.code(400).send()
      const started = sessions.start({ ...session, device: deviceOf(headers) }, former)
      reply.header('set-cookie', cookies.setId(await reached(started, log)))
      return { ...pageSessionOf(session), returnTo: begun.data.returnTo } satisfies z.infer<typeof signedIn>
    })

    pages.post(sessionPaths.renew, async ({ body, headers }, reply) => {
      const wish = renewalWish.safeParse(body)
      const id = cookies.id(headers)
      if (!wish.success) return reply.code(400).send()
      const renewed = id && (await reached(sessions.renew(id, wish.data.generation, deviceOf(headers)), log))
      if (!renewed) return reply.code(401).header('set-cookie', cookies.setId(undefined)).send()
      if (renewed.id !== id) reply.header('set-cookie', cookies.setId(renewed.id))
      return pageSessionOf(renewed.session)
    })

    pages.post(sessionPaths.signOut, async ({ headers }, reply) => {
      const id = cookies.id(headers)
      // While the store is away the browser forgets its id, which no one else has.
      const session = id ? await reached(sessions.end(id), log).catch(() => undefined) : undefined
      reply.header('set-cookie', cookies.setId(undefined))
      return { address: await reached(provider.end(session), log) } satisfies z.infer<typeof leaveFor>
    })
  }
  app.register(ofPages)
  app.register(async (fromProvider) => {
    fromProvider.removeAllContentTypeParsers()
    fromProvider.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    fromProvider.post(backChannelPath, async ({ body }, reply: FastifyReply) => {
      const token = body instanceof URLSearchParams ? body.get('logout_token') : null
      try {
        const ended = await provider.endedBy(token ?? '')
        await store.removeOf('sid' in ended ? { sid: hash(ended.sid) } : { sub: hash(ended.sub) })
        return reply.code(200).send()
      } catch (error) {
        log(`A back-channel logout is refused: ${describeError(error)}`)
        return reply.code(400).send({ error: 'invalid_request' })
      }
    })
  })
}

function pageSessionOf({ sub, generation, expires }: ServerSession): PageSession {
  return { sub, generation, lifetime: Math.max(0, Math.floor((expires - Date.now()) / 1_000)) }
}

/** @throws NotReady where provider or store do not answer: nothing is known of the session then */
async function reached<Result>(work: Promise<Result>, log: (line: string) => void): Promise<Result> {
  return work.catch((error: unknown) => {
    log(`A session cannot be read or renewed now: ${describeError(error)}`)
    throw new NotReady('The identity provider or the store of sessions does not answer. Try again in a moment.\n')
  })
}
