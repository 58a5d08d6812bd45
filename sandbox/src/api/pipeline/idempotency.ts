import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError, httpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'

const keyPattern = /^[\w-]{8,100}$/

/**
 * Idempotency key: runs a keyed intent once. A later request with the same key, even at the same moment, gets the first
 * reply, with any spelling of the address (T16, F2). An error is not remembered, whether its transaction is undone or
 * keeps its changes: the person may correct and send again.
 */
export const withIdempotencyKey: Step<Context> = async (context, next) => {
  const { api, db, endpoint, person, request } = context
  const key = readIdempotencyKey(request)
  if (person === undefined || key === undefined || request.method === 'GET') return next()
  if (!keyPattern.test(key))
    throw httpError(400, { fa: 'کلید یکتای درخواست درست نیست.', en: "The request's unique key isn't right." })
  const id = [person.sub, `${endpoint.method} ${endpoint.path}`, key]
  const digest = digestRequest(context)
  // A second one waits here until the first has committed or failed.
  const [mine] = await db.query(
    `insert into idempotency_record (sub, call, key, request_digest, made_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [...id, digest, api.clock.now()],
  )
  if (mine === undefined) {
    const [first] = await db.query<{ request_digest: string; reply: unknown }>(
      'select request_digest, reply from idempotency_record where sub = $1 and call = $2 and key = $3',
      id,
    )
    if (first?.request_digest !== digest)
      throw httpError(409, {
        fa: 'این درخواست پیش‌تر با اطلاعات دیگری فرستاده شده است.',
        en: 'This request was sent before with other details.',
      })
    context.result = first.reply
    return
  }
  try {
    await next()
  } catch (error) {
    if (error instanceof HttpError && error.keepChanges) {
      await db.query('delete from idempotency_record where sub = $1 and call = $2 and key = $3', id)
    }
    throw error
  }
  await db.query('update idempotency_record set reply = $4 where sub = $1 and call = $2 and key = $3', [
    ...id,
    JSON.stringify(context.result ?? null),
  ])
}

/** The key that a caller sent along, if any. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** Request fingerprint: of all that makes the intent, as the contract reads it. */
function digestRequest({ request, query, body }: Context): string {
  return createHash('sha256')
    .update(JSON.stringify([request.params, query, body]))
    .digest('hex')
}
