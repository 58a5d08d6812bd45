import type { OnboardingStart, PageInfo } from '@sarv/shared/contract/onboarding'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import type { Sql } from '../../db/sql'
import type { Localizable, LocalText } from '../../local-text/local-text'
import type { Time } from '../../time/clock'
import type { FlowContext } from '../flow/flow-handler'
import type { StageMessage } from '../flow/stage-message'
import type { UnsortedField } from '../flow/stage-parts'
import type { Typed } from '../flow/submitted-stage'
import type { LinearRecord, Values } from './linear-record'
import type { StageRule } from './linear-state'

/** What a submit makes of a stage: done, with the values that are kept, or failed, which is not an error of the call (ERR-30). */
type Submitted = { readonly values: Values } | { readonly failed: LocalText }

/** One stage of a linear flow: what it asks for, what it shows, and what it makes of what was typed. */
export interface LinearStage extends StageRule {
  readonly title: LocalText
  fields(record: LinearRecord): UnsortedField[]
  /** @param isHere whether the flow stands at this stage */
  blocks(context: FlowContext, record: LinearRecord, isHere: boolean): Promise<readonly Localizable<PageInfo>[]>
  /** Throws for what is missing or wrong. */
  submit(context: FlowContext, record: LinearRecord, typed: Typed): Promise<Submitted>
}

/** What a person reads at an end of a flow. */
interface EndingText {
  readonly title: LocalText
  readonly description: StageMessage
}

/**
 * Definition of a linear flow: stages in their order, then a person who decides about the whole. A further flow is one more
 * of these; its stages may be those of another one.
 */
export interface LinearFlow {
  readonly type: string
  readonly name: LocalText
  /** A name of the lucide set. */
  readonly logo: string
  /** Rial; null where nothing is to be paid. */
  readonly amount: number | null
  readonly stages: readonly LinearStage[]
  /** The subject that a start asks for; throws where the subject does not exist. */
  subjectOf(request: OnboardingStart): string
  /** Throws for a person who may not begin, and may not resume a flow that is not handed over yet. */
  requireAllowed(context: FlowContext, sub: string): Promise<void>
  /** Before a stage is shown or submitted: what has to exist for it, as a payment. */
  prepare?(context: FlowContext, record: LinearRecord): Promise<void>
  /** Where a message of the back office says why it was refused, that is the description. */
  readonly endings: Readonly<Record<'submitted' | 'approved' | 'refused', EndingText>>

  // What the flow changes outside of itself at each step. One that throws undoes the step.
  onStarted?(sql: Sql, time: Time, record: LinearRecord): Promise<void>
  onSubmitted?(sql: Sql, time: Time, record: LinearRecord): Promise<void>
  onSentBack?(sql: Sql, time: Time, record: LinearRecord, stage: StageKey): Promise<void>
  onApproved(sql: Sql, time: Time, record: LinearRecord): Promise<void>
  onRefused?(sql: Sql, time: Time, record: LinearRecord): Promise<void>
}
