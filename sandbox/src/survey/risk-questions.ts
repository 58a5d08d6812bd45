import questions from './risk-questions.json'

export type SurveyQuestionRow = (typeof questions)[number]
export type SurveyAnswerRow = SurveyQuestionRow['answers'][number]

/** How much risk suits a person: from 0 for the most careful answers, which stand first, to 100 for the boldest. */
export const riskQuestions: readonly SurveyQuestionRow[] = questions
