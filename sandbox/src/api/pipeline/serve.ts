import type { Endpoint, ParamName } from '@sarv/platform/client/api/endpoint'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { FastifyRequest } from 'fastify'
import type { Person } from '../../access/person'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { deviceTokenOf } from '../../http/device-token'
import type { EventStreamResponse } from '../../http/event-stream-response'
import type { FileResponse } from '../../http/file-response'
import type { PdfResponse } from '../../http/pdf-response'
import { requestLanguage } from '../../http/request-language'
import type { Upload } from '../../http/upload'
import type { Localizable } from '../../local-text/local-text'
import type { Clock } from '../../time/clock'
import { authenticate, requirePerson } from './authenticate'
import { checkResponse } from './check-response'
import { clientOrigin } from './client-origin'
import { compose, type Step } from './compose'
import { type Context, openContext } from './context'
import { readIdempotencyKey, withIdempotencyKey } from './idempotency'
import { inTransaction } from './in-transaction'
import { limitUploads } from './limit-uploads'
import { localizeResult } from './localize-result'
import { lockPerson } from './lock-person'
import { parseInput } from './parse-input'
import { readBody } from './read-body'
import { recordBody, recordCall } from './record-call'
import { renderPdf } from './render-pdf'
import { readConfirmationCode } from './require-confirmation'
import { respond } from './respond'

/** Bytes of JSON that a stranger may send. */
const openBodyLimit = 16 * 1024

/** Handler arguments: what the handler of a call is given; all of `db` is one transaction. */
export interface Call<Path extends string, Query, Body, Who> {
  readonly db: Sql
  readonly clock: Clock
  /** The shell that asks, where people find back to from a gateway or a message. */
  readonly host: string
  readonly person: Who
  /** Address of the caller, behind proxies that are trusted. */
  readonly address: string
  readonly params: Readonly<Record<ParamName<Path>, string>>
  readonly query: Query
  /** For a call with a file: its text fields. */
  readonly body: Body
  readonly file: Upload | undefined
  readonly language: Language
  /** Push token of the device; empty where it has none. (PLT-012) */
  readonly deviceToken: string
  /** Serve already runs a keyed intent only once; here for a caller that keeps the key. */
  readonly idempotencyKey: string | undefined
  /** The code that came with a sensitive change (serve-confirmed.ts). */
  readonly confirmationCode: string | undefined
}

interface ServeOptions {
  /** Further methods with the same meaning: the seeds list some reads under POST (D-22). */
  readonly also?: readonly ('GET' | 'POST' | 'PATCH' | 'DELETE')[]
  /** The reply is kept nowhere: not for another call with the same idempotency key either. */
  readonly isSecret?: boolean
  /**
   * The handler waits for something other than the database: it has short transactions of its own, takes no part in that
   * of the call, and sees to it that an intent runs once.
   */
  readonly hasOwnTransactions?: boolean
  /** Set by `serveConfirmed`, which asks for the code of an endpoint that is `isConfirmed`. */
  readonly asksForCode?: boolean
}

type Served<Path extends string, Query, Body, Reply> = Endpoint<Path, Query, Body, Reply>
type Handler<Path extends string, Query, Body, Reply, Who> = (
  call: Call<Path, Query, Body, Who>,
) => Promise<Localizable<Reply> | FileResponse | PdfResponse | EventStreamResponse>

/**
 * Registers the route of one call of the contract for a signed-in person: bearer, input, one transaction, response in the
 * caller's language and checked by the contract.
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
  register(api, served, { ...options, isOpen: false }, (call) => {
    const { person } = call
    if (person === undefined) throw new Error('Missing person: expected a call that was authenticated')
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
  register(api, served, { ...options, isOpen: true }, handler)
}

function register<Path extends string, Query, Body, Reply>(
  api: Api,
  served: Served<Path, Query, Body, Reply>,
  {
    also = [],
    isSecret = false,
    hasOwnTransactions = false,
    asksForCode = false,
    isOpen,
  }: ServeOptions & { readonly isOpen: boolean },
  handler: Handler<Path, Query, Body, Reply, Person | undefined>,
): void {
  if (asksForCode !== (served.isConfirmed ?? false))
    throw new Error(
      `Wrong registration of ${served.method} ${served.path}: expected serveConfirmed for isConfirmed alone`,
    )
  const runHandler: Step<Context> = async (context) => {
    // Parsed by the schemas of this very endpoint.
    context.result = await handler(toCall(context) as Call<Path, Query, Body, Person | undefined>)
  }
  const beforeBody = compose([authenticate, recordCall, ...(isOpen ? [] : [requirePerson])])
  const afterBody = compose([
    recordBody,
    respond,
    limitUploads,
    readBody,
    parseInput,
    checkResponse,
    localizeResult,
    renderPdf,
    ...(hasOwnTransactions ? [] : [inTransaction, lockPerson]),
    ...(isSecret || hasOwnTransactions ? [] : [withIdempotencyKey]),
    runHandler,
  ])
  const contexts = new WeakMap<FastifyRequest, Context>()
  api.app.route({
    method: [served.method, ...also],
    url: served.path,
    ...(isOpen && { bodyLimit: openBodyLimit }),
    async onRequest(request, reply) {
      const context = openContext(api, served, request, reply)
      contexts.set(request, context)
      await beforeBody(context)
    },
    async handler(request, reply) {
      const context = contexts.get(request)
      if (context === undefined) throw new Error('Missing context: expected a call that was authenticated')
      await afterBody(context)
      return reply
    },
  })
}

/** The handler's arguments, their types aside. */
function toCall({ api, request, person, query, body, file, db }: Context): Call<string, unknown, unknown, unknown> {
  return {
    db,
    clock: api.clock,
    host: clientOrigin(api, request.headers.origin),
    person,
    address: request.ip,
    params: request.params as Readonly<Record<string, string>>,
    query,
    body,
    file,
    language: requestLanguage(request),
    deviceToken: deviceTokenOf(request),
    idempotencyKey: readIdempotencyKey(request),
    confirmationCode: readConfirmationCode(request),
  }
}
