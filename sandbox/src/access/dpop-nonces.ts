import { createHmac, randomBytes } from 'node:crypto'

const stepMs = 60_000
/** A nonce is good for the minute that it is given out in, and for so many more. */
const steps = 4

/** Nonces of proofs of possession (RFC 9449, section 8): they are computed and not kept, and differ after a restart. */
export interface DpopNonces {
  current(): string
  isGood(nonce: string): boolean
}

export function createDpopNonces(now: () => number = Date.now): DpopNonces {
  const secret = randomBytes(32)
  const at = (step: number) => createHmac('sha256', secret).update(String(step)).digest('base64url')
  const step = () => Math.floor(now() / stepMs)
  return {
    current: () => at(step()),
    isGood: (nonce) => Array.from({ length: steps + 1 }, (_, back) => at(step() - back)).includes(nonce),
  }
}
