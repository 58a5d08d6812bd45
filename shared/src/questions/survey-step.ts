import type { SurveyQuestion, SurveyResult } from '../contract/survey'
import type { Question } from './question'

/** Whether a survey has come to its end. @example isResult(await call(submitAnswer, { body })) */
export function isResult(step: SurveyQuestion | SurveyResult): step is SurveyResult {
  return !('question' in step)
}

/** A risk question of the server as `QuestionForm` shows it (D-04). @example <QuestionForm question={asQuestion(step)} … /> */
export function asQuestion({ question, answers, total_questions_count: total }: SurveyQuestion): Question {
  return {
    id: question.id,
    type: 'OPTIONS',
    required: true,
    title: question.title,
    place: question.priority,
    total,
    answers: answers
      .toSorted((one, other) => one.priority - other.priority)
      .map(({ answer_id, value }) => ({ id: String(answer_id), title: value })),
  }
}

/** The score under any of its names; NaN without a score. @example scoreOf({ …, overall_score: 71 }) // 71 */
export function scoreOf({ score, overall_score }: SurveyResult): number {
  return score ?? overall_score ?? Number.NaN
}
