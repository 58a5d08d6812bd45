import { isObject } from '@sarv/platform/lib/is-object'
import { investorLevel } from '@sarv/shared/rules/constants'
import { defineFlow, type FlowPosition } from '@sarv/shared/stages/define-flow'
import type { StageState } from '@sarv/shared/ui/data/stage-list'

/** Stages of the onboarding. */
export type AccountStage = 'identity' | 'code' | 'bank'

/** A one-time code that the registry has sent. */
export interface SentCode {
  readonly nationalCode: string
  /** ms since 1970. */
  readonly sentAt: number
  /** Until another one may be sent. */
  readonly seconds: number
}

/** The flow of a person's level; behind the code lies the national code. (HST-053, R-10) */
export const accountFlow = defineFlow<FlowPosition<AccountStage>, number>({
  name: 'onboarding',
  stages: ['identity', 'code', 'bank'],
  beneath: ({ stage }) => (stage === 'code' ? [{ stage: 'identity' }] : []),
  resume: (kept, level) => (level === 1 ? { stage: 'bank' } : (kept ?? { stage: 'identity' })),
})

/** The stage of a level, so that the server decides it on every device; of the first one the history; `done` leaves. (HST-053) */
export function stageOf(level: number, stage: AccountStage, sent: SentCode | undefined): AccountStage | 'done' {
  if (level >= investorLevel) return 'done'
  if (level === 1) return 'bank'
  return stage === 'code' && sent !== undefined ? 'code' : 'identity'
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
    /** The page that led here, as the address says. */
    readonly sentBy: string | null
    readonly returnTo: string
  },
): 'back' | 'replace' {
  if (index === 0) return 'replace'
  return reason === 'back' || sentBy === returnTo ? 'back' : 'replace'
}

/** States of the two stages in the progress bar: the identity, the bank account. */
export function toStageStates(stage: AccountStage | 'done'): readonly [StageState, StageState] {
  if (stage === 'done') return ['done', 'done']
  return stage === 'bank' ? ['done', 'now'] : ['now', 'waiting']
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
