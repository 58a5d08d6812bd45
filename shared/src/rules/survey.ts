import { toAsciiDigits } from '../text/digits'
import type { RuleMessage } from './message'

/** What the rule reads of a question; a kind that is not known yet needs any answer at all. */
export interface SurveyQuestion {
  readonly id: number
  /** OPTIONS, DROPDOWN, NUMERICAL_INPUT, SLIDER. */
  readonly type: string
  readonly required: boolean
  /** Rial, for NUMERICAL_INPUT. */
  readonly minimum?: number
  /** Rial, for NUMERICAL_INPUT. */
  readonly maximum?: number
}

/** A slider begins at its second step (REC-011), which is an answer already. */
export const sliderStart = 1

/**
 * What is wrong with one answer. A choice has one radio, so its answer is one text. (VAL-22)
 * @example answerError({ id: 1, type: 'NUMERICAL_INPUT', required: true, minimum: 100 }, '99') // 'ui:rules.minimum'
 */
export function answerError(question: SurveyQuestion, answer: string | undefined): RuleMessage | undefined {
  if (answer === undefined || answer.trim() === '') return question.required ? 'ui:rules.answer' : undefined
  if (question.type !== 'NUMERICAL_INPUT') return undefined
  const ascii = toAsciiDigits(answer)
  if (!/^\d{1,15}$/.test(ascii)) return 'ui:rules.digits-only'
  const amount = Number(ascii)
  if (amount < (question.minimum ?? 0)) return 'ui:rules.minimum'
  return amount > (question.maximum ?? amount) ? 'ui:rules.maximum' : undefined
}
