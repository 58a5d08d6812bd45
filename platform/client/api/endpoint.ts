import type * as z from 'zod/mini'

/**
 * Who shows a failed call.
 * - `alert`: the shell's alert, by the rules of ERR-01…ERR-05.
 * - `always`: the alert even where those rules would stay silent (PLT-023).
 * - `caller`: only the screen that called (ERR-06).
 */
export type Failure = 'alert' | 'always' | 'caller'

/** The names after a colon in a path: `'/note/:id/'` has `'id'`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never

/** The one file that a multipart call carries beside the fields of the body. */
export interface EndpointFile {
  readonly maxBytes: number
  /**
   * Name of the form's field that has it.
   * @default 'file'
   */
  readonly field?: string
}

export const fileField = ({ field = 'file' }: Pick<EndpointFile, 'field'>): string => field

/** One call of the product API, written once and typed at both ends. */
export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** From the origin on, with a leading and a trailing slash and `:name` for a parameter. */
  readonly path: Path
  readonly summary: string
  readonly query?: z.ZodMiniType<Query>
  readonly body?: z.ZodMiniType<Body>
  /** Only such a call takes multipart. */
  readonly file?: EndpointFile
  readonly reply: z.ZodMiniType<Reply>
  /**
   * Type guard of a `reply` of tens of thousands of rows, which takes the schema longer than everything else on their way to
   * the screen. The schema is asked where the guard says no.
   */
  readonly guard?: (data: unknown) => data is Reply
  /** The answer is a stream of events. */
  readonly isStream?: true
  /**
   * A sensitive change: without the header `Confirmation-Code` the answer may be 428 with what is to be confirmed, and a
   * code goes to the person; the same call with the code makes the change.
   */
  readonly isConfirmed?: true
  readonly failure: Failure
  /**
   * Bytes that the answer may weigh (T29), for the few lists that are long by nature.
   * @default 2 MB
   */
  readonly largest?: number
}

/** What a list of thousands may weigh, in bytes. (D-55) */
export const longList = 8 * 1024 * 1024

/**
 * Declares one call.
 * @example
 * export const listNotes = endpoint({
 *   method: 'GET', path: '/note/api/v1/info/notes/', summary: 'All notes', reply: z.array(note), failure: 'alert',
 * })
 */
export function endpoint<const Path extends string, Query = undefined, Body = undefined, Reply = unknown>(
  declared: Endpoint<Path, Query, Body, Reply>,
): Endpoint<Path, Query, Body, Reply> {
  return declared
}

/** An endpoint that takes a file. */
export interface UploadEndpoint<Path extends string = string, Query = unknown, Body = unknown, Reply = unknown>
  extends Endpoint<Path, Query, Body, Reply> {
  readonly file: EndpointFile
}

/**
 * Declares one call that takes a file.
 * @example
 * export const uploadSlip = uploadEndpoint({
 *   method: 'POST', path: '/slip/:uuid/', summary: 'Upload a slip', file: { maxBytes: uploadMaxBytes }, reply, failure: 'caller',
 * })
 */
export function uploadEndpoint<const Path extends string, Query = undefined, Body = undefined, Reply = unknown>(
  declared: UploadEndpoint<Path, Query, Body, Reply>,
): UploadEndpoint<Path, Query, Body, Reply> {
  return declared
}

/** An endpoint that answers with a stream of events, each of which is a `reply`. */
export interface StreamEndpoint<Path extends string = string, Query = unknown, Body = unknown, Reply = unknown>
  extends Endpoint<Path, Query, Body, Reply> {
  readonly isStream: true
}

/**
 * Declares one call that answers with Server-Sent Events: the data of each is JSON and a `reply`.
 * @example
 * export const streamAnswer = streamEndpoint({
 *   method: 'POST', path: '/chats/:id/messages/stream/', summary: 'An answer', body: question, reply: event, failure: 'caller',
 * })
 */
export function streamEndpoint<const Path extends string, Query = undefined, Body = undefined, Reply = unknown>(
  declared: Endpoint<Path, Query, Body, Reply>,
): StreamEndpoint<Path, Query, Body, Reply> {
  return { ...declared, isStream: true }
}

export type BodyOf<E> = E extends Endpoint<string, infer _Q, infer Body, infer _R> ? Body : never

/** What a caller gives: the parameters of the path, the query and the body, each only where the endpoint has it. */
export type CallInput<Path extends string, Query, Body> = ([ParamName<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamName<Path>, string | number> }) &
  (Query extends undefined ? { query?: undefined } : { query?: Query }) &
  (Body extends undefined ? { body?: undefined } : { body: Body }) & {
    /** Sent as `Idempotency-Key`: the same key never runs a money intent twice. */
    idempotencyKey?: string
    /** Sent as `Confirmation-Code`. Whoever asked for the code shows what fails: the shell never alerts. */
    confirmationCode?: string
    /** The request outlives the page; for small bodies only. */
    keepalive?: boolean
    signal?: AbortSignal
  }
