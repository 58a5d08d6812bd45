import * as z from '@sarv/shared/schema'

/**
 * What was sent, for the form of the code (SBX-055).
 * @example { receiver: '09120000004', expire_seconds: 119 }
 */
export const sentCode = z.object({
  /** The person's mobile. */
  receiver: z.string(),
  /** Until another code may be sent, which is also how long this one lives. */
  expire_seconds: z.int(),
})
export type SentCode = z.infer<typeof sentCode>
