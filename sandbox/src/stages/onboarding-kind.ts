import type { Onboarding, OnboardingStart, OnboardingSubmission } from '@sarv/shared/contract/onboarding'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'

/** What a flow needs of the house around it. */
export interface House {
  readonly sql: Sql
  readonly clock: Clock
  /** The shell's origin, and the gateway's. */
  readonly host: string
  readonly gateway: string
}

/** One type of server-driven flow. Each call is of one person; what is not theirs is not found. */
export interface OnboardingKind {
  /** Begins it or takes it up; answers its uuid. */
  start(house: House, sub: string, wish: OnboardingStart): Promise<string>
  submit(house: House, sub: string, submission: OnboardingSubmission): Promise<void>
  /** The object of SBX-067, as it stands; let what is due happen before. */
  show(house: House, sub: string, uuid: string): Promise<Onboarding>
}
