import type * as z from 'zod/mini'
import { ApiError } from './api-error'
import type { ApiResponse } from './api-response'
import type { Endpoint } from './endpoint'
import { parseJson } from './safe-json'

type Replying<Reply> = Pick<Endpoint<string, unknown, unknown, Reply>, 'path' | 'reply' | 'guard'>

export async function parseReply<Reply>(response: ApiResponse, endpoint: Replying<Reply>): Promise<Reply> {
  return parseText(await response.text(), response, endpoint)
}

export function parseText<Reply>(
  text: string,
  { status }: ApiResponse,
  { path, reply, guard }: Replying<Reply>,
): Reply {
  const mismatch = (cause: unknown, at?: string) =>
    new ApiError({ kind: 'contract', endpointPath: path, status, at, cause })
  let data: unknown
  try {
    data = text === '' ? undefined : parseJson(text)
  } catch (cause) {
    throw mismatch(cause)
  }
  if (guard?.(data)) return data
  const parsed = reply.safeParse(data)
  if (!parsed.success) throw mismatch(parsed.error, failingPath(parsed.error))
  return parsed.data
}

/** Fields and indices only: a key that may be a value, as that of a record, is masked. */
function failingPath({ issues }: z.core.$ZodError): string | undefined {
  return issues[0]?.path.join('.').replace(/[^\w.]+|\d{4,}/g, '*')
}
