import { isObject } from '@sarv/platform/lib/is-object'
import type { FormQuestion, SurveyResponse } from '@sarv/shared/contract/survey'
import { answerIn, toResponse } from '@sarv/shared/questions/form-question'

/** Answers of the person by question: what was typed here, over what the server has from before. (REC-016, REC-036) */
export function mergeAnswers(
  responses: readonly SurveyResponse[],
  drafted: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const answered = responses.flatMap((response) => {
    const answer = answerIn(response)
    return answer === undefined ? [] : [[String(response.question_id), answer] as const]
  })
  return { ...Object.fromEntries(answered), ...drafted }
}

/**
 * Index of the question that the form begins with: the one that was left, else the first without an answer, else the last,
 * from which the whole form can be sent again.
 */
export function firstQuestion(
  questions: readonly Pick<FormQuestion, 'question_id'>[],
  answers: Readonly<Record<string, string>>,
  left: number | undefined,
): number {
  const open = questions.findIndex(({ question_id }) => (answers[question_id] ?? '') === '')
  const known = questions.findIndex(({ question_id }) => question_id === left)
  // An open question cannot be passed.
  if (known !== -1 && (open === -1 || known <= open)) return known
  return open === -1 ? Math.max(0, questions.length - 1) : open
}

/** All answers as the server gets them; a question that was passed over has none. (REC-006) */
export function toResponses(
  questions: readonly FormQuestion[],
  answers: Readonly<Record<string, string>>,
): SurveyResponse[] {
  return questions.flatMap((question) => {
    const answer = answers[question.question_id] ?? ''
    return answer === '' ? [] : [toResponse(question, answer)]
  })
}

/**
 * Index of the first question whose answer the server refused, by the `loc` of its entries; undefined where it names none.
 * @example refusedQuestion({ detail: [{ msg: '…', loc: ['user_responses', 203] }] }, questions) // 2
 */
export function refusedQuestion(
  body: unknown,
  questions: readonly Pick<FormQuestion, 'question_id'>[],
): number | undefined {
  const entries = isObject(body) && Array.isArray(body.detail) ? body.detail : []
  const named = entries.flatMap((entry: unknown) => (isObject(entry) && Array.isArray(entry.loc) ? entry.loc : []))
  const found = questions.findIndex(({ question_id }) => named.some((part) => String(part) === String(question_id)))
  return found === -1 ? undefined : found
}
