import * as z from '@sarv/shared/schema'

/**
 * What a code confirms, and where it went (SBX-122): the answer 428 to a sensitive change that came without
 * `Confirmation-Code`. The same call with the code in that header makes the change; another call does not.
 * @example { text: 'افزودن حساب ••• ۷۸۹۰ بانک ملت برای واریز فروش', receiver: '0912 ••• 0004', expire_seconds: 119, digits: 6 }
 */
export const confirmation = z.object({
  /** The change in words, as the text message names it too. */
  text: z.string(),
  /** The person's mobile, masked. */
  receiver: z.string(),
  /** Until another code may be sent, which is also how long this one lives. */
  expire_seconds: z.int(),
  /** Of the code. */
  digits: z.int(),
})
export type Confirmation = z.infer<typeof confirmation>

/** The body of a 428: a `Problem` with what to confirm. */
export const confirmationRequired = z.object({ message: z.string(), confirmation })
