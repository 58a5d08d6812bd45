import { ApiError } from './api-error'
import { type ApiResponse, ResponseTooLargeError } from './api-response'
import type { AbortCause } from './deadline'
import { errorMessageIn } from './error-message'
import { InvalidUrlError } from './request-url'
import { parseJson } from './safe-json'

/** The error that a response of 400 or above is, read out of JSON, text and file responses alike (PLT-024). */
export async function errorFromResponse(response: ApiResponse, endpointPath: string, now: number): Promise<ApiError> {
  const body = jsonOrText(await response.text())
  return new ApiError({
    kind: 'http',
    endpointPath,
    status: response.status,
    body,
    detail: errorMessageIn(response.status, body),
    retryAfterSeconds: retryAfterSeconds(response.header('retry-after'), now),
  })
}

/** Converts anything that a call threw into the one error that calls throw. */
export function toApiError(thrown: unknown, endpointPath: string, aborted: AbortCause | undefined): ApiError {
  if (aborted) return new ApiError({ kind: aborted, endpointPath })
  if (thrown instanceof ApiError) return thrown
  const broken = thrown instanceof ResponseTooLargeError || thrown instanceof InvalidUrlError
  return new ApiError({ kind: broken ? 'contract' : 'network', endpointPath, cause: thrown })
}

/** `Retry-After` in seconds from now: a number of seconds or a date. @example retryAfterSeconds('30', Date.now()) // 30 */
function retryAfterSeconds(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - now) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function jsonOrText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text === '' ? undefined : text
  }
}
