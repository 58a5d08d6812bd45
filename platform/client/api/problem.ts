import * as z from 'zod/mini'

/**
 * The body of a refusal. Three shapes are in use: `{ message }`, `{ detail: 'text' }` and `{ detail: [{ msg }] }`.
 * `detail` may also be a code for the client: `ONB-REQUIRED` (ERR-04) or `LIMIT_AMOUNT` (ERR-05).
 * @example { detail: 'Balance too low.' }
 */
export const problem = z.object({
  message: z.optional(z.string()),
  detail: z.optional(z.union([z.string(), z.array(z.object({ msg: z.string() }))])),
  /** `not-found` in a 404 about the thing that was asked for; without it the operation counts as missing (ERR-38). */
  code: z.optional(z.string()),
})
export type Problem = z.infer<typeof problem>

/**
 * The header that makes a money intent run once: the same person, call and key always get the first reply,
 * and 409 with other data.
 * @example headers[IDEMPOTENCY_HEADER] = crypto.randomUUID()
 */
export const idempotencyHeaderName = 'Idempotency-Key'

/**
 * The header with the one-time code that confirms a sensitive change. Without it such a call is answered with 428, and a
 * code is sent.
 * @example headers[confirmationHeaderName] = '482913'
 */
export const confirmationHeaderName = 'Confirmation-Code'
