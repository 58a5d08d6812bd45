import { isObject } from '../../lib/is-object'
import { parseJson } from '../api/safe-json'

/** How long what was typed is kept on the device, in ms. */
const draftTtl = 86_400_000

/** A draft in storage: what was typed, and when. */
export interface KeptDraft {
  /** ms since 1970. */
  readonly at: number
  readonly typed: unknown
}

/** Parses what the storage holds, which may be anything; undefined for a wrong shape and for what is too old. (F45) */
export function parseKeptDraft(stored: unknown, now: number): KeptDraft | undefined {
  if (!isObject(stored) || typeof stored.at !== 'number') return undefined
  const age = now - stored.at
  // A clock that was set back makes nothing younger than now.
  return age >= 0 && age < draftTtl ? { at: stored.at, typed: stored.typed } : undefined
}

/** Whether a stored text is not a draft any more. */
export function isDraftOver(text: string | null, now: number): boolean {
  // What cannot be read now may be read once there is a key again.
  if (text === null) return false
  try {
    return parseKeptDraft(parseJson(text), now) === undefined
  } catch {
    return true
  }
}

/** Name under which a remote asks the platform's storage for a draft. @example draftSlice('buy-12180') // 'draft/buy-12180' */
export const draftSlice = (form: string) => `${slicePrefix}${form}`
const slicePrefix = 'draft/'

/** The form of a draft's name; undefined for another slice. */
export function formOfSlice(slice: string): string | undefined {
  return slice.startsWith(slicePrefix) ? slice.slice(slicePrefix.length) : undefined
}
