import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'
import { ownIban } from './own-iban'

/** Ten Latin digits (VAL-05). */
const nationalCode = z.string().check(z.regex(/^\d{10}$/, 'کد ملی باید ده رقم عددی باشد.'))

/**
 * Where the person stands after a step: 0 new, 1 identity confirmed, 2 ready to invest.
 * @example { level: 1 }
 */
export const activation = z.object({ level: z.int() })

/**
 * The identity registry's code goes to the person's own mobile (SBX-118). 429 with `Retry-After` while the last code may
 * still arrive.
 * @example const { expire_seconds } = await call(sendIdentityCode, { body: { national_code: '0012345679' } })
 */
export const sendIdentityCode = postEndpoint('/onboarding/api/v1/identity/otp/send/', {
  summary: "Send the identity registry's code",
  body: z.object({ national_code: nationalCode }),
  /** Seconds until another code may be sent. */
  reply: z.object({ expire_seconds: z.int() }),
})

/**
 * Level 0 → 1 (SBX-118). A person who is past it gets the level again.
 * @example const { level } = await call(confirmIdentityCode, { body: { national_code: '0012345679', code: '123456' } })
 */
export const confirmIdentityCode = postEndpoint('/onboarding/api/v1/identity/otp/confirm/', {
  summary: "Confirm the identity with the registry's code",
  body: z.object({
    national_code: nationalCode,
    /** Six Latin digits (VAL-09). */
    code: z.string().check(z.regex(/^\d{6}$/, 'کد باید ۶ رقم باشد.')),
  }),
  reply: activation,
})

/**
 * Level 1 → 2: the account that pays and is paid out to (SBX-118). A person who is past it gets the level again.
 * @example const { level } = await call(addBankAccount, { body: { iban: 'IR160120000000001234567890', accepted_rules: true } })
 */
export const addBankAccount = postEndpoint('/onboarding/api/v1/bank-account/', {
  summary: 'Register the first bank account and accept the rules',
  body: z.object({
    /** IR and 24 Latin digits, no spaces (VAL-24). */
    iban: ownIban,
    accepted_rules: z.literal(true, 'ابتدا قوانین را بپذیرید.'),
  }),
  reply: activation,
})
