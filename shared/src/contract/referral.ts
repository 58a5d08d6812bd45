import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, openEnum } from './wire'

/**
 * What one invited friend brings. It says nothing about who the friend is.
 * @example { id: 3, status: 'EARNED', chances: 10, created_at: '2026-11-02T09:12:00.000Z' }
 */
export const referralReward = z.object({
  id: z.int(),
  /** WAITING until the friend's account is active, then EARNED. */
  status: openEnum(['WAITING', 'EARNED']),
  /** Chances in the draws of the prize programmes. */
  chances: z.int(),
  /** When the friend registered the code. */
  created_at: isoDate,
})
export type ReferralReward = z.infer<typeof referralReward>

/**
 * The person's own code (SBX-116).
 * @example { code: 'SARV4471', link: 'http://localhost:3000/?referral_code=SARV4471', invited_count: 2, rewards: [...] }
 */
export const referral = z.object({
  code: z.string(),
  link: z.string(),
  invited_count: z.int(),
  /** One for each invited friend, newest first. */
  rewards: z.array(referralReward),
})
export type Referral = z.infer<typeof referral>

export const getReferral = readEndpoint('/onboarding/api/v1/referral/', {
  summary: "The person's own referral code",
  reply: referral,
})

/**
 * A GET that changes state, as the product does it; repeating it is harmless (D-31). 400 for an own, unknown or second
 * code.
 * @example await call(activateReferral, { params: { code } })
 */
export const activateReferral = readEndpoint('/onboarding/api/v1/referral/activate/:code/', {
  summary: 'Register who invited the person',
  reply: z.object({ message: z.string() }),
})
