import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { word } from './wire'

const text = (longest: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(longest), z.regex(/^\S/, 'این فیلد نباید خالی باشد یا با فاصله شروع شود.'))

/**
 * Asks for a call by an adviser (SBX-046).
 * @example const { id } = await call(requestCounselling, { body: { name: 'نگار فرهمند', mobile: '09120000003', topic: 'FUND', message: '…' } })
 */
export const requestCounselling = endpoint({
  method: 'POST',
  path: '/onboarding/api/v1/user-counselling/',
  summary: 'Ask for a call by an adviser',
  body: z.object({
    name: text(120),
    /** `09…`, eleven Latin digits (VAL-04, not empty here). */
    mobile: z.string().check(z.regex(/^09\d{9}$/, 'شماره موبایل نامعتبر است.')),
    /** FUND, PMA, CARD, OTHER. */
    topic: word,
    message: text(2000),
  }),
  reply: z.object({ id: z.int() }),
  failure: 'alert',
})
