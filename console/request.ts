import { type Failure, failure, guardHeader } from '@sarv/platform/delivery/console/contract'
import { ApiError } from '@sarv/shared/platform'
import type * as z from 'zod/mini'

interface Asked {
  /** @default POST with a body, else GET */
  readonly method?: 'POST' | 'DELETE'
  readonly post?: unknown
  readonly signal?: AbortSignal
}

/**
 * Calls the console's API.
 * @throws ApiError; its `body` holds the numbered errors where the server told any
 */
export async function request<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  { post, method = post === undefined ? undefined : 'POST', signal }: Asked = {},
): Promise<z.output<Schema>> {
  // The pattern, without what a search or a name holds.
  const endpointPath = path.replace(/\?.*$/, '')
  const headers = {
    ...(method && { [guardHeader]: '1' }),
    ...(post !== undefined && { 'Content-Type': 'application/json' }),
  }
  const init: RequestInit = { method, headers, body: post === undefined ? undefined : JSON.stringify(post), signal }
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new ApiError({ kind: signal?.aborted ? 'aborted' : 'network', endpointPath, cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError({ kind: 'http', endpointPath, status: response.status, body })
  const read = schema.safeParse(body)
  if (!read.success) throw new ApiError({ kind: 'contract', endpointPath, status: response.status, cause: read.error })
  return read.data
}

/** Numbered errors of a failed call; empty when the server told none. */
export function errorsOf(error: unknown): Failure['errors'] {
  if (!(error instanceof ApiError)) return []
  const read = failure.safeParse(error.body)
  return read.success ? read.data.errors : []
}

/** Whether another writer was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** Whether the session has ended. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Whether a sign-in mends it: the session has ended, or the change needs a newer one. */
export function needsSignIn(error: unknown): boolean {
  return isSessionEnded(error) || errorsOf(error).some(({ code }) => code === 'SARV-233')
}
