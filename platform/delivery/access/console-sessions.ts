import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { describeError } from '../../lib/log/describe-error'
import { SarvError } from '../errors/sarv-error'
import { NotReady } from '../http/web-app'
import type { AccessTable } from './access-table'
import { beginSignIn, endSignIn, type SignInUnderWay } from './authorization-request'
import { discoverClient } from './discover-client'
import type { Subject } from './subject'
import type { VerifyToken } from './verify-token'

/** Milliseconds of a session: after them the provider is asked again, so that a person who left the team is out. */
const sessionAge = 60 * 60_000
/** Milliseconds that a person has at the provider. */
const signInAge = 10 * 60_000

const sessionCookie = '__Host-sarv-session'
const signInCookie = '__Host-sarv-sign-in'
export const signInPath = '/sign-in'
const callbackPath = '/sign-in/callback'
const signOutPath = '/sign-out'

/** Addresses that answer those who are not signed in. */
export const openPaths: readonly string[] = [signInPath, callbackPath]

export interface ConsoleSessions {
  /** Who makes a request, by its cookies. */
  subjectOf(cookies: string | undefined): Subject | undefined
  routes(app: FastifyInstance): Promise<void>
}

interface UnderWay extends SignInUnderWay {
  readonly to: string
}

/**
 * Sign-in of people in the console: with an OpenID provider's authorization code, kept by this process only. After a restart
 * people sign in again, mostly without a form.
 * @param origin of the console, as browsers see it
 * @param secret of the console's client; without it the client is a public one
 */
export function consoleSessions(
  table: AccessTable,
  verify: VerifyToken,
  { origin, secret, log }: { origin: () => string; secret?: string; log: (line: string) => void },
): ConsoleSessions {
  const sessions = new LRUCache<string, Subject>({ max: 1_000, ttl: sessionAge })
  const underWay = new LRUCache<string, UnderWay>({ max: 1_000, ttl: signInAge })
  const people = Object.values(table.issuers).find(({ client }) => client !== undefined)
  const clientOf = async () => {
    if (people?.client === undefined) throw new NotReady('The access table names no client that signs people in.\n')
    return discoverClient(people.issuer, people.client, secret).catch((error: unknown) => {
      log(`The identity provider does not answer: ${describeError(causeOf(error))}`)
      throw new NotReady('The identity provider does not answer. Try again in a moment.\n')
    })
  }

  return {
    subjectOf: (cookies) => sessions.get(cookieIn(cookies, sessionCookie) ?? ''),
    async routes(app) {
      app.get<{ Querystring: { to?: string } }>(signInPath, async ({ query }, reply) => {
        const begun = await beginSignIn(await clientOf(), origin() + callbackPath)
        const id = randomBytes(32).toString('base64url')
        underWay.set(id, { ...begun.underWay, to: ownPath(query.to) })
        return setCookie(reply, signInCookie, id, signInAge).redirect(begun.address.href)
      })
      app.get(callbackPath, async ({ url, headers }, reply) => {
        const id = cookieIn(headers.cookie, signInCookie) ?? ''
        const begun = underWay.get(id)
        underWay.delete(id)
        if (!begun) return refuse(reply, 'The sign-in took too long, or began in another browser.')
        try {
          const subject = await verify(await endSignIn(await clientOf(), new URL(url, origin()), begun))
          const session = randomBytes(32).toString('base64url')
          sessions.set(session, subject)
          return setCookie(reply, sessionCookie, session, sessionAge).redirect(begun.to)
        } catch (error) {
          if (error instanceof NotReady) throw error
          log(`A sign-in at the console failed: ${describeError(causeOf(error))}`)
          return refuse(
            reply,
            error instanceof SarvError ? error.message : 'The sign-in failed; the log has the reason.',
          )
        }
      })
      app.post(signOutPath, async ({ headers }, reply) => {
        sessions.delete(cookieIn(headers.cookie, sessionCookie) ?? '')
        return setCookie(reply, sessionCookie, '', 0).code(204).send()
      })
    },
  }
}

/** A path of the console; anything else leads to its first page. */
function ownPath(to = '/'): string {
  return /^\/(?![/\\])[\w/.-]*$/.test(to) ? to : '/'
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = header?.split(';').find((one) => one.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}

function setCookie(reply: FastifyReply, name: string, value: string, age: number): FastifyReply {
  // Lax: the provider leads back here from another site.
  const line = `${name}=${value}; Path=/; Max-Age=${age / 1000}; HttpOnly; Secure; SameSite=Lax`
  return reply.header('Set-Cookie', line)
}

/** The library wraps what was wrong with an answer. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}

function refuse(reply: FastifyReply, why: string): FastifyReply {
  return reply.code(403).type('text/plain; charset=utf-8').send(`${why}\nTry again: ${signInPath}\n`)
}
