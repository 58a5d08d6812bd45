import type { Onboarding, OnboardingStart, OnboardingSubmission } from '@sarv/shared/contract/onboarding'
import type { Sql } from '../../db/sql'
import type { LedgerContext } from '../../ledger/ledger-context'
import type { Localizable } from '../../local-text/local-text'
import type { Clock } from '../../time/clock'

/** Request context of a flow: the transaction, and what the ledger needs. */
export interface FlowContext extends LedgerContext {
  readonly sql: Sql
  readonly clock: Clock
  /** The shell's origin. */
  readonly host: string
  /** Origin that serves the files of `/static/`. */
  readonly files: string
}

/** Handler of one type of server-driven flow. Each call is of one person; what is not theirs is not found. */
export interface FlowHandler {
  /** Begins it or takes it up; returns its uuid. */
  start(context: FlowContext, sub: string, request: OnboardingStart): Promise<string>
  submit(context: FlowContext, sub: string, submission: OnboardingSubmission): Promise<void>
  /** The object of SBX-067, as it stands; run the due jobs before. */
  show(context: FlowContext, sub: string, uuid: string): Promise<Localizable<Onboarding>>
}
