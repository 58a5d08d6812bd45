import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'
import { openEnum } from './wire'

/** What a call of an adviser can be about. */
export const counsellingTopics = ['FUND', 'PMA', 'CARD', 'OTHER'] as const

const text = (longest: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(longest), z.regex(/^\S/, 'این فیلد نباید خالی باشد یا با فاصله شروع شود.'))

/**
 * Asks for a call by an adviser (SBX-046), which a text message confirms. 400 for what is not filled in well, 429 for more
 * than five in a day.
 * @example const { id } = await call(requestCounselling, { body: { name: 'نگار فرهمند', mobile: '09120000003', topic: 'FUND', message: '…' } })
 */
export const requestCounselling = postEndpoint('/onboarding/api/v1/user-counselling/', {
  summary: 'Ask for a call by an adviser',
  body: z.object({
    name: text(120),
    /** `09…`, eleven Latin digits (VAL-04, not empty here). */
    mobile: z.string().check(z.regex(/^09\d{9}$/, 'شمارهٔ موبایل نامعتبر است.')),
    topic: openEnum(counsellingTopics),
    message: text(2000),
  }),
  reply: z.object({ id: z.int() }),
  failure: 'alert',
})
