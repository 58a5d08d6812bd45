import { parseStageKey, type StageKey } from './stage-key'

/** ST-05 */
export type StageStatus = 'ACTIVE' | 'DONE' | 'FAILED'

/** ST-06 */
export type InfoStatus = 'OPEN' | 'LOCK' | 'CLOSE'

/** What is read of a stage on the wire; all else travels along untouched. */
export interface WireStage {
  readonly key: string
  readonly sort?: number | null
  readonly status?: string | null
  readonly info_status?: string | null
}

/** What is read of an onboarding object on the wire. */
export interface WireFlow<Stage extends WireStage> {
  readonly current_stage?: string | null
  readonly stages?: readonly Stage[] | null
}

/** Normalised stage of a server-driven flow, around the server's own object. */
export interface Stage<Wire extends WireStage = WireStage> {
  /** Undefined for a stage that is not known yet: shown neutrally, nothing is sent for it (F33). */
  readonly key: StageKey | undefined
  readonly status: StageStatus | undefined
  readonly infoStatus: InfoStatus | undefined
  /** What the server sent, with its spelling, to be sent back. */
  readonly wire: Wire
}

export interface Flow<Wire extends WireStage = WireStage> {
  readonly current: StageKey | undefined
  /** Stages by `sort`; in the server's order where that is missing. */
  readonly stages: readonly Stage<Wire>[]
}

/**
 * A stage of the wire in one vocabulary, from either case. (PLT-070)
 * @example parseStage({ key: 'RISK', status: 'done', info_status: 'OPEN' })
 * // { key: 'risk', status: 'DONE', infoStatus: 'OPEN', wire: { key: 'RISK', … } }
 */
export function parseStage<Wire extends WireStage>(wire: Wire): Stage<Wire> {
  return {
    key: parseStageKey(wire.key),
    status: wordOf(wire.status, ['ACTIVE', 'DONE', 'FAILED']),
    infoStatus: wordOf(wire.info_status, ['OPEN', 'LOCK', 'CLOSE']),
    wire,
  }
}

/**
 * The stages of an onboarding object in order, and where it stands. (PLT-070, BNK-014)
 * @example parseFlow({ current_stage: 'CREATING_PRX', stages: [] }) // { current: 'create_prx', stages: [] }
 */
export function parseFlow<Wire extends WireStage>(wire: WireFlow<Wire>): Flow<Wire> {
  const stages = (wire.stages ?? []).map(parseStage)
  return {
    current: parseStageKey(wire.current_stage ?? ''),
    stages: stages.toSorted((one, other) => (one.wire.sort ?? 0) - (other.wire.sort ?? 0)),
  }
}

function wordOf<Word extends string>(text: string | null | undefined, words: readonly Word[]): Word | undefined {
  const upper = text?.trim().toUpperCase()
  return words.find((word) => word === upper)
}
