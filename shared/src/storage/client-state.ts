import { isObject } from '@sarv/platform/lib/is-object'
import * as z from '@sarv/shared/schema'

/** Schema with a fallback of its own, so that a damaged field does not take its neighbours along. (F45) */
function withFallback<Schema extends z.ZodMiniType>(schema: Schema, fallback: z.infer<Schema>) {
  return z.catch(schema, fallback)
}

const absentText = withFallback(z.optional(z.string()), undefined)

const general = z.object({
  visibleHomeBalance: withFallback(z.boolean(), true),
  pwaConfig: withFallback(z.optional(z.record(z.string(), z.unknown())), undefined),
  /** The subject of the ID token. */
  userId: absentText,
  referralCode: absentText,
})

const bank = z.object({ visibleBankBalance: withFallback(z.boolean(), true) })

/** Client state by slice. (PLT-030) */
export type GeneralState = z.infer<typeof general>
export type BankState = z.infer<typeof bank>

/**
 * Parses the `general` slice, with defaults for any value that is missing or damaged.
 * @example generalState(undefined).visibleHomeBalance // true
 */
export function generalState(value: unknown): GeneralState {
  return general.parse(objectOf(value))
}

/** Parses the `bank` slice. @example bankState({ visibleBankBalance: false }) */
export function bankState(value: unknown): BankState {
  return bank.parse(objectOf(value))
}

function objectOf(value: unknown): object {
  return isObject(value) && !Array.isArray(value) ? value : {}
}
