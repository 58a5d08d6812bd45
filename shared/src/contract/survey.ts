import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'
import { openEnum, rowId } from './wire'

/** The id of the survey that comes before a portfolio is made, for `startSurvey` and `getLastSurvey`. */
export const riskSurvey = 1

/** The id of the form with which a recommendation begins, for `startSurveyForm` and `submitSurvey`. */
export const horizonSurvey = 2

/**
 * One question of a survey (SBX-059). Read it with `asQuestion` of `questions/survey-step`.
 * @example { user_survey_id: 412, total_questions_count: 9, question: { id: 103, priority: 3, title: 'درآمد شما چقدر ثابت است؟' }, answers: [{ answer_id: 10301, value: 'حقوق ثابت ماهانه', priority: 1 }, …], answer_id: null }
 */
export const surveyQuestion = z.object({
  user_survey_id: z.int(),
  total_questions_count: z.int(),
  question: z.object({
    id: z.int(),
    /** Its place, from 1: with `total_questions_count` the length of the bar (PMA-028). */
    priority: z.int(),
    title: z.string(),
  }),
  /** Answers in order. */
  answers: z.array(z.object({ answer_id: z.int(), value: z.string(), priority: z.int() })),
  /** What the person answered before, null for a question that is new. */
  answer_id: z.nullable(z.int()),
})
export type SurveyQuestion = z.infer<typeof surveyQuestion>

/**
 * What a survey came to. The score stands under one of two names: read it with `scoreOf` of `questions/survey-step`.
 * @example { user_survey_id: 412, score: 54, risk_taking: 'ریسک‌پذیری کمتر از متوسط', risk_description: '…' }
 */
export const surveyResult = z.object({
  user_survey_id: z.int(),
  /** 0 to 100. */
  score: z.optional(z.nullable(z.number())),
  overall_score: z.optional(z.nullable(z.number())),
  /** A few words, for under the gauge. */
  risk_taking: z.string(),
  risk_description: z.string(),
})
export type SurveyResult = z.infer<typeof surveyResult>

/**
 * The first question without an answer; a survey that is open is taken up where it stands, on any device. 404 for a survey
 * that there is not.
 * @example const first = await call(startSurvey, { params: { id: riskSurvey } })
 */
export const startSurvey = postEndpoint('/recommendation/api/v1/start-survey/:id/', {
  summary: 'Begin a survey, or take it up where it stands',
  reply: surveyQuestion,
})

/**
 * What comes with a question or an answer (REC-012, REC-013); one of an unknown name is left out.
 * @example { component_name: 'minimum_investment', title: null, value: 20_000_000 }
 */
export const formComponent = z.object({
  /**
   * For a question: `hint` (a sentence), `minimum_investment` (rial), `max_payment` (rial, what a card gateway takes in
   * one payment), `suggestion` (rial, a chip). For an answer: `hint` (a sentence), `media` (the address of a picture;
   * `title` says what it shows).
   */
  component_name: openEnum(['hint', 'minimum_investment', 'max_payment', 'suggestion', 'media']),
  title: z.nullable(z.string()),
  value: z.union([z.string(), z.number()]),
})
export type FormComponent = z.infer<typeof formComponent>

/**
 * A question in the shape of a form (SBX-068, D-04).
 * @example { question_id: 103, priority: 3, question: 'درآمد شما چقدر ثابت است؟', type: 'OPTIONS', required: true, answers: [{ answer_id: 10301, value: '…', priority: 1, answer_components: [] }], question_components: [] }
 */
export const formQuestion = z.object({
  question_id: z.int(),
  /** Its place, from 1 (REC-009). */
  priority: z.int(),
  question: z.string(),
  /** OPTIONS, DROPDOWN, NUMERICAL_INPUT, SLIDER. */
  type: openEnum(['OPTIONS', 'DROPDOWN', 'NUMERICAL_INPUT', 'SLIDER']),
  required: z.boolean(),
  /** Answers in order; empty for NUMERICAL_INPUT. */
  answers: z.array(
    z.object({ answer_id: z.int(), value: z.string(), priority: z.int(), answer_components: z.array(formComponent) }),
  ),
  question_components: z.array(formComponent),
})
export type FormQuestion = z.infer<typeof formQuestion>

/**
 * The answer to a question of a form: the chosen one, or what was typed into NUMERICAL_INPUT (digits of any keyboard).
 * @example { question_id: 203, value: '200000000' }
 */
export const surveyResponse = z.object({
  question_id: rowId('سؤال را مشخص کنید.'),
  answer_id: z.optional(z.nullable(rowId('یکی از پاسخ‌ها را انتخاب کنید.'))),
  value: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})
export type SurveyResponse = z.infer<typeof surveyResponse>

/**
 * All questions of a survey at once, with what the person answered before. Without `survey_id` the risk survey, the same
 * as that of `startSurvey`; with `horizonSurvey` the form of the person's open recommendation, whose answers go to
 * `submitSurvey`. 404 another survey, and the horizon's without an open recommendation.
 * @example const { user_survey_id, questions } = await call(startSurveyForm, { body: { survey_id: horizonSurvey } })
 */
export const startSurveyForm = postEndpoint('/recommendation/api/v1/start-survey/', {
  summary: 'Begin a survey with all its questions',
  body: z.object({ survey_id: z.optional(rowId()) }),
  reply: z.object({
    survey_id: z.int(),
    user_survey_id: z.int(),
    questions: z.array(formQuestion),
    user_responses: z.array(surveyResponse),
  }),
})

/**
 * @example { question_id: 103, user_survey_id: 412, answer_id: 10302 }
 */
export const surveyAnswer = z.object({
  question_id: rowId('سؤال را مشخص کنید.'),
  user_survey_id: rowId('آزمون را مشخص کنید.'),
  answer_id: rowId('یکی از پاسخ‌ها را انتخاب کنید.'),
})
export type SurveyAnswer = z.infer<typeof surveyAnswer>

/**
 * Keeps an answer, a second time too, and says what comes next: a question, or the result after the last one (tell them
 * apart with `isResult` of `questions/survey-step`). 400 an answer of another question; 404 others' survey, an unknown
 * question; 409 a question before which others are open, or another answer in a survey that is done.
 * @example const next = await call(submitAnswer, { body: { question_id, user_survey_id, answer_id } })
 */
export const submitAnswer = postEndpoint('/recommendation/api/v1/submit-answer/', {
  summary: 'Answer a question of a survey',
  body: surveyAnswer,
  reply: z.union([surveyQuestion, surveyResult]),
  failure: 'alert',
})

/**
 * The result of the person's newest survey. 404 without a result: never begun, not yet at the end, or begun again.
 * GET is taken too (D-22).
 * @example const result = await call(getLastSurvey, { params: { id: riskSurvey } })
 */
export const getLastSurvey = postEndpoint('/recommendation/api/v1/last-complete-survey/:id/', {
  summary: 'The result of the last survey, if it is complete',
  reply: surveyResult,
})

/**
 * The question before the one with this id, with its answer; asking twice goes back once. 400 at the first question, 404
 * for an unknown one and without an open survey. GET is taken too (D-22).
 * @example const earlier = await call(getPreviousQuestion, { params: { id: shown.question.id } })
 */
export const getPreviousQuestion = postEndpoint('/recommendation/api/v1/previous-question/:id/', {
  summary: 'The question before another one, with its answer',
  reply: surveyQuestion,
})

/**
 * Begins again and answers the first question (SBX-107). A result that a portfolio was made with stays with it. 404 for
 * others'; repeated, it answers the same new survey.
 * @example const first = await call(resetSurvey, { params: { userSurveyId: result.user_survey_id } })
 */
export const resetSurvey = postEndpoint('/recommendation/api/v1/reset-survey/:userSurveyId/', {
  summary: 'Forget the answers and begin the survey anew',
  reply: surveyQuestion,
  failure: 'alert',
})
