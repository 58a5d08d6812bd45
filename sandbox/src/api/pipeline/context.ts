import type { Endpoint } from '@sarv/platform/client/api/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../access/person'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import type { Upload } from '../../http/upload'

/** Request context: what the steps of the pipeline know about one call, each of them more than the one before. */
export interface Context {
  readonly api: Api
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The person who calls; undefined for a stranger. */
  person: Person | undefined
  /** The body as it came: JSON, or the text fields of a form. */
  fields: unknown
  file: Upload | undefined
  /** The query and the body as the contract wants them. */
  query: unknown
  body: unknown
  /** The database, and inside the transaction that alone. */
  db: Sql
  /** What the handler returns. */
  result: unknown
}

export function openContext(api: Api, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Context {
  return {
    api,
    endpoint,
    request,
    reply,
    person: undefined,
    fields: undefined,
    file: undefined,
    query: undefined,
    body: undefined,
    db: api.db,
    result: undefined,
  }
}
