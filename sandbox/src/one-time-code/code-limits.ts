/** Rate limit over a sliding window: so many within the last `seconds`. */
export interface CodeLimit {
  readonly of: 'sends' | 'wrong tries'
  /**
   * What counts together; `purpose` is one purpose of one number. `number, asked again` is the number too, for an address
   * that has had `firstCodes` of it already.
   */
  readonly per: 'sign-in' | 'purpose' | 'browser' | 'number and address' | 'number' | 'number, asked again' | 'address'
  readonly max: number
  readonly seconds: number
}

/** What one address may ask for, of all numbers; many people may share one, so it is a setting. */
export interface AddressLimits {
  readonly codesPerMinute: number
  readonly codesPerDay: number
}

/**
 * Who asks for a code: a person who is signed in, a browser that signed in with this number before, or a stranger. Each
 * has its own limits, so that strangers cannot block the other two.
 */
export type AskerKind = 'person' | 'known browser' | 'stranger'

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day

const sends = (per: CodeLimit['per'], max: number, seconds: number): CodeLimit => ({ of: 'sends', per, max, seconds })
const wrongTries = (per: CodeLimit['per'], max: number, seconds: number): CodeLimit => ({
  of: 'wrong tries',
  per,
  max,
  seconds,
})

/** Codes of a number in a day that an address may have from what is kept for addresses that ask for the first time. */
export const firstCodes = 2

/** Wrong tries of strangers for a number, after which strangers get codes of `longDigits` digits for it. (T17) */
export const shortCodeTries: CodeLimit = wrongTries('number', 20, month)
export const longDigits = 8

/**
 * Limits by who asks. Sign-in and sign-up count together, and a code that led to one no longer counts. Strangers share
 * no limit of wrong tries, so that they lock no one out: their codes become longer instead. The chance of all guesses
 * in a month stays below that of a hundred tries at six digits, as many as NIST SP 800-63B allows. (T17)
 */
export const codeLimits: Readonly<Record<AskerKind, readonly CodeLimit[]>> = {
  person: [sends('purpose', 5, quarter), sends('purpose', 20, day), wrongTries('purpose', 100, month)],
  'known browser': [
    sends('sign-in', 5, quarter),
    sends('browser', 5, quarter),
    sends('browser', 10, day),
    wrongTries('browser', 40, month),
  ],
  stranger: [
    sends('sign-in', 5, quarter),
    // Less than the number's, so that one address cannot use that up.
    sends('number and address', 8, day),
    sends('number', 20, day),
    // The last six are kept for addresses that ask for the first time.
    sends('number, asked again', 14, day),
    wrongTries('number and address', 20, day),
  ],
}

/** Limits of a stranger's address. */
export const addressLimits = ({ codesPerMinute, codesPerDay }: AddressLimits): readonly CodeLimit[] => [
  sends('address', codesPerMinute, minute),
  sends('address', codesPerDay, day),
]

/** Sends, or wrong tries, of one moment. */
export interface PastCodes {
  readonly at: Date
  readonly count: number
}

/**
 * Seconds until there is room for one more; 0 for now.
 * @param past what counts together, the newest first
 */
export function secondsUntilRoom(
  { max, seconds }: Pick<CodeLimit, 'max' | 'seconds'>,
  past: readonly PastCodes[],
  now: Date,
): number {
  let counted = 0
  for (const { at, count } of past) {
    counted += count
    if (counted >= max) return Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000 + seconds))
  }
  return 0
}

/** Why a code is not sent: the countdown of the last one, or a limit. */
export type WaitReason = 'countdown' | 'many' | 'number' | 'address' | 'tries'

export function waitReason({ of, per }: CodeLimit): WaitReason {
  if (of === 'wrong tries') return 'tries'
  if (per === 'address') return 'address'
  return per.startsWith('number') ? 'number' : 'many'
}
