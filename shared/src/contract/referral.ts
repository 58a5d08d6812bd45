import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/**
 * The person's own code (SBX-116).
 * @example { code: 'SARV4471', link: 'http://localhost:3000/?referral_code=SARV4471', invited_count: 2 }
 */
export const referral = z.object({ code: z.string(), link: z.string(), invited_count: z.int() })
export type Referral = z.infer<typeof referral>

export const getReferral = endpoint({
  method: 'GET',
  path: '/onboarding/api/v1/referral/',
  summary: "The person's own referral code",
  reply: referral,
  failure: 'caller',
})

/**
 * A GET that changes state, as the product does it; repeating it is harmless (D-31). 400 for an own, unknown or second
 * code.
 * @example await call(activateReferral, { params: { code } })
 */
export const activateReferral = endpoint({
  method: 'GET',
  path: '/onboarding/api/v1/referral/activate/:code/',
  summary: 'Register who invited the person',
  reply: z.object({ message: z.string() }),
  failure: 'caller',
})
