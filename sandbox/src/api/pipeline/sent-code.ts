import type { SentCode } from '@sarv/shared/contract/sent-code'
import { httpError } from '../../http/http-error'
import type { Sent } from '../../one-time-code/one-time-code'
import { waitMessage } from '../../one-time-code/wait-message'

/** Response to a request for a code: what was sent, or 429 with the seconds to wait (SBX-055). */
export function toSentCode(sent: Sent, receiver: string): SentCode {
  const { seconds } = sent
  if (sent.kind === 'sent') return { receiver, expire_seconds: seconds }
  throw httpError(429, waitMessage(sent.by, seconds), { retryAfter: seconds })
}
