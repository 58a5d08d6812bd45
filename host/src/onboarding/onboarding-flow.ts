import { investorLevel } from '@sarv/shared/rules/constants'
import { isObject } from '@sarv/shared/rules/is-object'
import type { StageState } from '@sarv/shared/ui/data/stage-list'

/** Position in the onboarding as stored in an entry of the browser's history. */
export type Place = 'identity' | 'code' | 'bank'

/** The step of the onboarding; `done` leaves the flow. */
export type Step = Place | 'done'

/** A one-time code that the registry has sent. */
export interface SentCode {
  readonly nationalCode: string
  /** ms since 1970. */
  readonly sentAt: number
  /** Until another one may be sent. */
  readonly seconds: number
}

/** The step of a level, so that the server decides it on every device; of the first one the history (HST-053). */
export function findStep(level: number, place: Place, sent: SentCode | undefined): Step {
  if (level >= investorLevel) return 'done'
  if (level === 1) return 'bank'
  return place === 'code' && sent !== undefined ? 'code' : 'identity'
}

/** Builds the history entries up to a place, which Back walks: the code lies upon the national code. */
export function trailTo(place: Place): readonly [Place, ...Place[]] {
  return place === 'code' ? ['identity', 'code'] : [place]
}

/** Parses the place out of a history state, which may hold anything; undefined for a wrong shape. */
export function parsePlace(kept: unknown): Place | undefined {
  return kept === 'identity' || kept === 'code' || kept === 'bank' ? kept : undefined
}

/** Where the back button leads: from the code to the national code, from anywhere else out of the flow. */
export function backFrom(step: Step): 'identity' | 'leave' {
  return step === 'code' ? 'identity' : 'leave'
}

/**
 * How the flow is left, by Back or at its end: to the entry beneath, which is the page that sent the person where an address
 * names it, so that it does not stand in the history twice; else by replacing the flow with the page that it leads to.
 * (HST-053, D-126, D-148)
 */
export function exitBy(
  reason: 'back' | 'done',
  {
    index,
    sentBy,
    returnTo,
  }: {
    /** Entries of this app beneath the flow. */
    readonly index: number
    /** As the address says it. */
    readonly sentBy: string | null
    readonly returnTo: string
  },
): 'back' | 'replace' {
  if (index === 0) return 'replace'
  return reason === 'back' || sentBy === returnTo ? 'back' : 'replace'
}

/** States of the two stages in the progress bar: the identity, the bank account. */
export function toStageStates(step: Step): readonly [StageState, StageState] {
  if (step === 'done') return ['done', 'done']
  return step === 'bank' ? ['done', 'now'] : ['now', 'waiting']
}

/** Parses a typed national code out of a draft; undefined for a wrong shape. (F45) */
export function parseNationalCode(kept: unknown): string | undefined {
  return typeof kept === 'string' && kept.length <= 10 ? kept : undefined
}

/** Parses out of a draft that a code was sent, so that a reload asks for the code; undefined once another may be sent. */
export function parseSentCode(kept: unknown): SentCode | undefined {
  if (!isObject(kept)) return undefined
  const { nationalCode, sentAt, seconds } = kept
  if (typeof nationalCode !== 'string' || typeof sentAt !== 'number' || typeof seconds !== 'number') return undefined
  return Date.now() < sentAt + seconds * 1000 ? { nationalCode, sentAt, seconds } : undefined
}
