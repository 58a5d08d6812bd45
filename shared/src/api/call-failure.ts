import { type Answer, AnswerTooLarge } from './answer'
import { sentenceIn } from './answer-text'
import { ApiError } from './api-error'
import type { Ended } from './deadline'
import { UnusableAddress } from './request-address'
import { parseJson } from './safe-json'

/** The refusal that an answer of 400 or above is, read out of JSON, text and file answers alike (PLT-024). */
export async function refusalOf(answer: Answer, endpointPath: string, now: number): Promise<ApiError> {
  const body = jsonOrText(await answer.text())
  return new ApiError({
    kind: 'http',
    endpointPath,
    status: answer.status,
    body,
    detail: sentenceIn(body),
    retryAfterSeconds: secondsOf(answer.header('retry-after'), now),
  })
}

/** Whatever a call threw, as the one error that calls throw. */
export function failureFrom(thrown: unknown, endpointPath: string, ended: Ended | undefined): ApiError {
  if (ended) return new ApiError({ kind: ended, endpointPath })
  if (thrown instanceof ApiError) return thrown
  const broken = thrown instanceof AnswerTooLarge || thrown instanceof UnusableAddress
  return new ApiError({ kind: broken ? 'contract' : 'network', endpointPath, cause: thrown })
}

/** `Retry-After` in seconds from now: a number of seconds or a date. @example secondsOf('30', Date.now()) // 30 */
export function secondsOf(retryAfter: string | null, now: number): number | undefined {
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
