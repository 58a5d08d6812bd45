import type { SurveyQuestion } from '../rules/survey'

/** One question as it is shown; `type` of the risk survey is always OPTIONS. */
export interface Question extends SurveyQuestion {
  readonly title: string
  /** 1 for the first. */
  readonly place: number
  readonly total: number
  /** In order; a slider goes through them one by one. */
  readonly answers: readonly { readonly id: string; readonly title: string }[]
}
