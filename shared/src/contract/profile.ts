import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { openEnum } from './wire'

/**
 * The signed-in person (SBX-020).
 * @example { sub: '0b6c…', level: 2, preferred_username: '09120000004', can_referral: true, national_code: '0012345679', user_level: 'NORMAL', first_name: 'نگار', last_name: 'فرهمند', email: null }
 */
export const profile = z.object({
  /** The identity provider's subject, a UUID. */
  sub: z.string(),
  /** 0 new, 1 identity confirmed, 2 ready to invest. */
  level: z.int(),
  /** The mobile number, `09…`, eleven digits. */
  preferred_username: z.string(),
  can_referral: z.boolean(),
  /** Ten digits; null before the identity is confirmed. */
  national_code: z.nullable(z.string()),
  /** NORMAL, VIP. */
  user_level: openEnum(['NORMAL', 'VIP']),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profile>

/**
 * @example const { level } = await call(getProfile, {})
 */
export const getProfile = readEndpoint('/onboarding/api/v1/profile/', {
  summary: 'The signed-in person',
  reply: profile,
})
