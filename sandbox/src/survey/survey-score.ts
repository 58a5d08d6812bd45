import type { SurveyAnswerRow, SurveyQuestionRow } from './risk-questions'

/** Score of the answers with these ids. */
export function calculateScore(questions: readonly SurveyQuestionRow[], answerIds: readonly number[]): number {
  return questions
    .flatMap(({ answers }) => answers)
    .filter(({ id }) => answerIds.includes(id))
    .reduce((sum, { score }) => sum + score, 0)
}

/**
 * One answer to each question, which together make a score; undefined where no answers do.
 * @example findAnswersForScore(riskQuestions, 0)?.length // 9
 */
export function findAnswersForScore(
  questions: readonly SurveyQuestionRow[],
  score: number,
): SurveyAnswerRow[] | undefined {
  let ways = new Map<number, SurveyAnswerRow[]>([[0, []]])
  for (const { answers } of questions) {
    const longer = new Map<number, SurveyAnswerRow[]>()
    for (const [sum, way] of ways) {
      for (const answer of answers) longer.set(sum + answer.score, [...way, answer])
    }
    ways = longer
  }
  return ways.get(score)
}
