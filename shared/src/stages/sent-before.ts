import { ApiError } from '@sarv/shared/platform'
import type { SentCode } from '../contract/sent-code'
import { codeSeconds } from '../rules/constants'
import type { CodeOut } from './code-step'

/**
 * Sends a code; one that was sent before, as before a reload, can be typed as well: a 429 whose wait is no longer than a
 * code lives says so. (PMA-048, BNK-081)
 * @param receiver of the code that was sent before
 * @example await sendCode(() => call(sendReissueCode, { params: { uuid }, body: {} }), '09120000004')
 */
export async function sendCode(send: () => Promise<{ result: SentCode }>, receiver: string): Promise<CodeOut> {
  try {
    return { ...(await send()).result, sentAt: Date.now() }
  } catch (error) {
    const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
    if (seconds === undefined || seconds > codeSeconds) throw error
    return { receiver, expire_seconds: seconds, sentAt: Date.now() }
  }
}
