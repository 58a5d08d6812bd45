import type { Endpoint, ParamName } from '@sarv/shared/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock'
import { type Answer, sendForced } from '../control/send-forced'
import type { Sql } from '../db/sql'
import type { Api } from '../world'
import { type Person, personBehind } from './bearer'
import { callingShell } from './calling-shell'
import { FileReply } from './file-reply'
import { onlyOnce } from './first-reply'
import { holdsNull } from './null-character'
import { parse } from './parse'
import { notFound, Refusal, refuse } from './refuse'
import { readMultipart, type Upload } from './upload'

/** What the handler of a call is given; all of `db` is one transaction. */
interface Call<Path extends string, Query, Body, Who> {
  readonly db: Sql
  readonly clock: Clock
  /** The shell that asks, where people find back to from a gateway or a message. */
  readonly host: string
  readonly person: Who
  readonly params: Readonly<Record<ParamName<Path>, string>>
  readonly query: Query
  /** Of a multipart call: its text fields. */
  readonly body: Body
  readonly files: readonly Upload[]
  readonly language: 'fa' | 'en'
  /** Serve already runs a keyed intent only once; here for whoever wants to keep the key. */
  readonly idempotencyKey: string | undefined
}

interface ServeOptions {
  /** Further methods with the same meaning: the seeds list some reads under POST (D-22). */
  readonly also?: readonly ('GET' | 'POST' | 'PATCH' | 'DELETE')[]
}

type Served<Path extends string, Query, Body, Reply> = Endpoint<Path, Query, Body, Reply>
type Handler<Path extends string, Query, Body, Reply, Who> = (
  call: Call<Path, Query, Body, Who>,
) => Promise<Reply | FileReply>

/**
 * Answers one call of the contract for a signed-in person: bearer, input, one transaction, reply checked by the contract.
 * @example
 * serve(api, getOrder, async ({ db, person, params }) => {
 *   const [order] = await db.query<Order>('select … where id = $1 and sub = $2', [params.id, person.sub])
 *   if (order === undefined) throw notFound()
 *   return order
 * })
 */
export function serve<Path extends string, Query, Body, Reply>(
  api: Api,
  served: Served<Path, Query, Body, Reply>,
  handler: Handler<Path, Query, Body, Reply, Person>,
  options: ServeOptions = {},
): void {
  register(api, served, options, (call, person) => {
    if (person === undefined) throw refuse(401, 'نشست شما به پایان رسیده است. دوباره وارد شوید.')
    return handler({ ...call, person })
  })
}

/** The same for a call that needs no sign-in; `person` is undefined for strangers. */
export function serveOpen<Path extends string, Query, Body, Reply>(
  api: Api,
  served: Served<Path, Query, Body, Reply>,
  handler: Handler<Path, Query, Body, Reply, Person | undefined>,
  options: ServeOptions = {},
): void {
  register(api, served, options, (call, person) => handler({ ...call, person }))
}

function register<Path extends string, Query, Body, Reply>(
  api: Api,
  served: Served<Path, Query, Body, Reply>,
  options: ServeOptions,
  run: (
    call: Omit<Call<Path, Query, Body, Person>, 'person'>,
    person: Person | undefined,
  ) => Promise<Reply | FileReply>,
): void {
  const answer = async (request: FastifyRequest, person: Person | undefined): Promise<unknown> => {
    const multipart = request.isMultipart() ? await readMultipart(request) : undefined
    if (holdsNull(request.params) || holdsNull(request.query)) throw notFound()
    if (holdsNull(multipart?.fields ?? request.body)) throw refuse(400, 'متن نویسه‌ای دارد که پذیرفته نمی‌شود.')
    const key = request.headers['idempotency-key']
    const idempotencyKey = typeof key === 'string' ? key : undefined
    const input = {
      clock: api.clock,
      host: callingShell(api, request.headers.origin),
      params: request.params as Call<Path, Query, Body, Person>['params'],
      // `undefined` where the contract has no query or body, which is what their types say then.
      query: parse(served.query, request.query) as Query,
      body: parse(served.body, multipart?.fields ?? request.body ?? {}) as Body,
      files: multipart?.files ?? [],
      language: request.headers['accept-language']?.startsWith('en') ? ('en' as const) : ('fa' as const),
      idempotencyKey,
    }
    let kept: Refusal | undefined
    const reply = await api.db.transaction(async (db) => {
      const once = () => run({ ...input, db }, person)
      // What one person changes is done one after the other: two tabs never both find themselves first.
      if (person !== undefined && request.method !== 'GET') {
        await db.query('select 1 from person where sub = $1 for no key update', [person.sub])
      }
      try {
        if (person === undefined || idempotencyKey === undefined || request.method === 'GET') return await once()
        const intent = {
          sub: person.sub,
          call: `${request.method} ${request.url}`,
          key: idempotencyKey,
          request: input.body,
        }
        return await onlyOnce(db, api.clock, intent, once)
      } catch (error) {
        if (!(error instanceof Refusal && error.keepChanges)) throw error
        kept = error
        return undefined
      }
    })
    if (kept !== undefined) throw kept
    return reply instanceof FileReply ? reply : z.parse(served.reply, reply)
  }

  api.app.route({
    method: [served.method, ...(options.also ?? [])],
    url: served.path,
    handler: async (request, reply) => {
      const person = await personBehind(api.db, request.headers.authorization)
      api.calls.record(request, reply, person)
      const forced = api.forced.take({
        service: 'api',
        method: request.method,
        path: request.url,
        pattern: served.path,
        sub: person?.sub,
      })
      if (forced === undefined) return send(reply, await answerOf(() => answer(request, person)))
      const real = forced.after ? await answerOf(() => answer(request, person)) : undefined
      return sendForced(
        reply,
        forced,
        real,
        (rest) => send(reply, rest),
        () => answerOf(() => answer(request, person)),
      )
    },
  })
}

/** A refusal is an answer too; anything else thrown is a fault of the sandbox and goes to the error handler. */
async function answerOf(make: () => Promise<unknown>): Promise<Answer> {
  try {
    const made = await make()
    if (made instanceof FileReply) return { status: 200, body: made.bytes, headers: made.headers() }
    return { status: 200, body: made, headers: {} }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body, headers: error.headers }
    throw error
  }
}

function send(reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(headers)
    .send(body instanceof Uint8Array ? Buffer.from(body) : body)
}
