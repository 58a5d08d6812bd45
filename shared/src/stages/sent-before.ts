import { ApiError } from '@sarv/shared/platform'
import { codeSeconds } from '../rules/constants'

/**
 * Seconds left of a code that was sent before, as before a reload: a 429 whose wait is no longer than a code lives means
 * that it can still be typed. (PMA-048, BNK-081)
 * @example remainingCodeSeconds(error) // 87
 */
export function remainingCodeSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  const { retryAfterSeconds: seconds = Number.POSITIVE_INFINITY } = error
  return seconds <= codeSeconds ? seconds : undefined
}
