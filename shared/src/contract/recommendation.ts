import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { surveyResponse } from './survey'
import { openEnum, rial, rowId, word } from './wire'

/*
 * A recommendation is one flow of a person, kept by the server as a manager: the form of the horizon, the risk survey,
 * the proposal with its offers, the payment. Its stage names are upper case on the wire (REC-003). A person has one open
 * manager at most; it closes when the initial amount is paid.
 *
 * INVESTMENT_HORIZON  `startSurveyForm` with `horizonSurvey`, then `submitSurvey`            -> RISK_ASSESSMENT
 * RISK_ASSESSMENT     `startSurvey`, `submitAnswer`, `resetSurvey`, then `submitRecommendation` -> INVESTMENT_PROPOSAL
 * INVESTMENT_PROPOSAL `listOffers`, `changeInvestmentAmount`; FREE: `submitRecommendation` with the portfolio
 *                     -> PAYMENT_METHODS with `payment_uuid`; VIP: `payFee` before that -> PAYMENT_METHODS too
 * PAYMENT_METHODS     `getRecommendationPayment`; the amount paid -> the manager is DONE, its order waits for investment;
 *                     the fee paid, or nothing -> INVESTMENT_PROPOSAL
 * An earlier stage may be submitted again at any time until the amount is paid; what came after it is made again.
 */

/**
 * A thing worth knowing before one starts (REC-001).
 * @example { icon: 'target', title: 'هدف شما', description: '…' }
 */
export const knowledge = z.object({ icon: z.string(), title: z.optional(z.string()), description: z.string() })
export type Knowledge = z.infer<typeof knowledge>

/**
 * Texts of the entry page by key: `{product}_knowledge`, the product in lower case (`fund_knowledge`, `pma_knowledge`).
 * @example const { general_components } = await call(getRecommendationSettings, {})
 */
export const getRecommendationSettings = readEndpoint('/general/api/v1/settings/recommendation/', {
  summary: 'Texts of the recommendation pages',
  reply: z.object({ general_components: z.record(z.string(), z.array(knowledge)) }),
})

/**
 * A stage of the flow, in order.
 * @example { key: 'RISK_ASSESSMENT', sort: 2, title: 'ریسک‌سنجی', status: 'ACTIVE', survey_id: 1, user_survey_id: 412 }
 */
export const recommendationStage = z.object({
  /** INVESTMENT_HORIZON, RISK_ASSESSMENT, INVESTMENT_PROPOSAL, PAYMENT_METHODS: lower-case it (REC-003). */
  key: word,
  sort: z.int(),
  title: z.string(),
  /** DONE before the current stage, ACTIVE at it, CLOSE after it. */
  status: openEnum(['DONE', 'ACTIVE', 'CLOSE']),
  /** The survey of the stage: `horizonSurvey` or `riskSurvey`; null without one. */
  survey_id: z.nullable(z.int()),
  /** The person's answers to it; null before they begin. */
  user_survey_id: z.nullable(z.int()),
})
export type RecommendationStage = z.infer<typeof recommendationStage>

/**
 * Where a person stands (SBX-062). The server owns it: take what is answered as the new state.
 * @example { recommendation_manager_id: 31, user_id: '7d1c…', product: 'FUND', status: 'OPEN', current_stage: 'INVESTMENT_PROPOSAL', stages: [...], investment_amount: 200_000_000, minimum_investment_amount: 20_000_000, risk_score: 54, portfolio_id: null, payment_uuid: null, order_id: null }
 */
export const recommendationManager = z.object({
  recommendation_manager_id: z.int(),
  /** The subject of the person. */
  user_id: z.string(),
  /** FUND. */
  product: openEnum(['FUND']),
  /** OPEN, DONE once the initial amount is paid. */
  status: openEnum(['OPEN', 'DONE']),
  /** INVESTMENT_HORIZON, RISK_ASSESSMENT, INVESTMENT_PROPOSAL, PAYMENT_METHODS. */
  current_stage: word,
  stages: z.array(recommendationStage),
  /** What the person wants to invest; null before the form of the horizon says it. */
  investment_amount: z.nullable(rial),
  minimum_investment_amount: rial,
  /** 0 to 100 (ST-12); null before the offers are made. */
  risk_score: z.nullable(z.number()),
  /** The offer whose amount is being paid, or was. */
  portfolio_id: z.nullable(z.int()),
  /** The payment of the stage PAYMENT_METHODS, fee or amount, for `getRecommendationPayment`; null at any other. */
  payment_uuid: z.nullable(z.string()),
  /** The order of `portfolio_id`; null without one. */
  order_id: z.nullable(z.int()),
})
export type RecommendationManager = z.infer<typeof recommendationManager>

/**
 * Begins a recommendation or takes the open one up where it stands (REC-002). 400 an unknown product, `ONB-REQUIRED`
 * below level 2.
 * @example const manager = await call(startRecommendation, { body: { product: 'FUND' } })
 */
export const startRecommendation = postEndpoint('/recommendation/api/v1/start-recommendation/', {
  summary: 'Begin a recommendation, or take it up where it stands',
  body: z.object({ product: z.string('محصول را مشخص کنید.') }),
  reply: recommendationManager,
  failure: 'alert',
})

/**
 * The manager that is open, for the entry page and home; an empty list without one.
 * @example const [open] = await call(listManagers, {})
 */
export const listManagers = readEndpoint('/recommendation/api/v1/manager/', {
  summary: "The person's open recommendation, if there is one",
  reply: z.array(recommendationManager),
})

/**
 * One manager, open or done (SBX-107). 404 for others'.
 * @example const manager = await call(getManager, { params: { id } })
 */
export const getManager = readEndpoint('/recommendation/api/v1/manager/:id/', {
  summary: 'Where a recommendation stands',
  reply: recommendationManager,
})

/**
 * The answers to the form of the horizon (SBX-063, REC-006). All of them at once, a required one may not be missing; sent
 * again, the same answers change nothing and others replace the earlier ones. 400 `{ detail: [{ msg, loc }] }`, one entry
 * per wrong answer, `loc: ['user_responses', question_id]`; 404 others' manager or survey; 409 when the amount is paid.
 * @example await call(submitSurvey, { body: { recommendation_manager_id: 31, survey_id: horizonSurvey, user_survey_id: 9, user_responses: [{ question_id: 201, answer_id: 20102 }, { question_id: 203, value: '200000000' }] } })
 */
export const submitSurvey = postEndpoint('/recommendation/api/v1/submit-survey/', {
  summary: 'Answer the form of the horizon',
  body: z.object({
    recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.'),
    survey_id: rowId('پرسش‌نامه را مشخص کنید.'),
    user_survey_id: rowId('پرسش‌نامه را مشخص کنید.'),
    user_responses: z.array(surveyResponse, 'به سؤال‌ها پاسخ دهید.').check(z.maxLength(50)),
  }),
  reply: recommendationManager,
  failure: 'alert',
})

/**
 * Submits the stage that `current_stage` names (SBX-062, REC-006): send the manager's own facts back. `stages` is not
 * read. RISK_ASSESSMENT makes the offers; INVESTMENT_PROPOSAL needs `portfolio_id` and an `Idempotency-Key`, orders that
 * offer and opens the payment of its amount: a second press or a second tab gives the same payment.
 * 400 an unknown stage, no portfolio, no key, an amount that no gateway takes at once, `ONB-REQUIRED`; 404 others' manager
 * or offer; 409 a stage that is not reached, a survey that is not complete, an offer that expired, was replaced or whose
 * fee is not paid (the `detail` says which: refetch the offers), an amount that is paid already.
 * @example const manager = await call(submitRecommendation, { body: { recommendation_manager_id, current_stage, stages, user_id, portfolio_id }, idempotencyKey })
 */
export const submitRecommendation = postEndpoint('/recommendation/api/v1/submit-recommendation/', {
  summary: 'Submit a stage of a recommendation',
  body: z.object({
    recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.'),
    current_stage: z.string('مرحله را مشخص کنید.'),
    stages: z.optional(z.array(z.unknown())),
    user_id: z.string('کاربر را مشخص کنید.'),
    portfolio_id: z.optional(z.nullable(rowId('سبد پیشنهادی را انتخاب کنید.'))),
  }),
  reply: recommendationManager,
  failure: 'alert',
})
