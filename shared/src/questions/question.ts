import type { SurveyQuestion } from '../rules/survey'

/** Answer that a question offers. */
export interface OfferedAnswer {
  readonly id: string
  readonly title: string
  /** What it means, in a sentence. (REC-013) */
  readonly hint?: string
  /** A picture of it: its address, and what it shows. (REC-013) */
  readonly picture?: { readonly address: string; readonly title: string }
}

/** One question as it is shown; `type` of the risk survey is always OPTIONS. */
export interface Question extends SurveyQuestion {
  readonly title: string
  /** 1 for the first. */
  readonly place: number
  readonly total: number
  /** What helps to answer, in a sentence. (REC-012) */
  readonly hint?: string
  /** Ready amounts of NUMERICAL_INPUT, rial. @default those of every amount field */
  readonly amounts?: readonly number[]
  /** Answers in order; a slider goes through them one by one. */
  readonly answers: readonly OfferedAnswer[]
}
