import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { payment, paymentFacts } from './fund-payment'
import { surveyResponse } from './survey'
import { isoDate, openEnum, percent, rial, rowId, word } from './wire'

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
 * An earlier stage may be submitted again at any time until the amount is paid; what came after it is made anew.
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
export const getRecommendationSettings = endpoint({
  method: 'GET',
  path: '/general/api/v1/settings/recommendation/',
  summary: 'Texts of the recommendation pages',
  reply: z.object({ general_components: z.record(z.string(), z.array(knowledge)) }),
  failure: 'caller',
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
export const startRecommendation = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/start-recommendation/',
  summary: 'Begin a recommendation, or take it up where it stands',
  body: z.object({ product: z.string('محصول را مشخص کنید.') }),
  reply: recommendationManager,
  failure: 'alert',
})

/**
 * The manager that is open, for the entry page and home; an empty list without one.
 * @example const [open] = await call(listManagers, {})
 */
export const listManagers = endpoint({
  method: 'GET',
  path: '/recommendation/api/v1/manager/',
  summary: "The person's open recommendation, if there is one",
  reply: z.array(recommendationManager),
  failure: 'caller',
})

/**
 * One manager, open or done (SBX-107). 404 for others'.
 * @example const manager = await call(getManager, { params: { id } })
 */
export const getManager = endpoint({
  method: 'GET',
  path: '/recommendation/api/v1/manager/:id/',
  summary: 'Where a recommendation stands',
  reply: recommendationManager,
  failure: 'caller',
})

/**
 * The answers to the form of the horizon (SBX-063, REC-006). All of them at once, a required one may not be missing; sent
 * again, the same answers change nothing and others replace the earlier ones. 400 `{ detail: [{ msg, loc }] }`, one entry
 * per wrong answer, `loc: ['user_responses', question_id]`; 404 others' manager or survey; 409 when the amount is paid.
 * @example await call(submitSurvey, { body: { recommendation_manager_id: 31, survey_id: horizonSurvey, user_survey_id: 9, user_responses: [{ question_id: 201, answer_id: 20102 }, { question_id: 203, value: '200000000' }] } })
 */
export const submitSurvey = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/submit-survey/',
  summary: 'Answer the form of the horizon',
  body: z.object({
    recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.'),
    survey_id: rowId('پرسش‌نامه را مشخص کنید.'),
    user_survey_id: rowId('پرسش‌نامه را مشخص کنید.'),
    user_responses: z.array(surveyResponse, 'به پرسش‌ها پاسخ دهید.').check(z.maxLength(50)),
  }),
  reply: recommendationManager,
  failure: 'alert',
})

/**
 * Submits the stage that `current_stage` names (SBX-062, REC-006): send the manager's own facts back. `stages` is not
 * read. RISK_ASSESSMENT makes the offers; INVESTMENT_PROPOSAL needs `portfolio_id` and an `Idempotency-Key`, orders that
 * offer and opens the payment of its amount: a second press or a second tab gives the same payment.
 * 400 an unknown stage, no portfolio, no key, `ONB-REQUIRED`; 404 others' manager or offer; 409 a stage that is not
 * reached, a survey that is not complete, an offer that expired, was replaced or whose fee is not paid (the `detail` says
 * which: refetch the offers), an amount that is paid already.
 * @example const manager = await call(submitRecommendation, { body: { recommendation_manager_id, current_stage, stages, user_id, portfolio_id }, idempotencyKey })
 */
export const submitRecommendation = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/submit-recommendation/',
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

/**
 * A part of a recommended portfolio; the shares are whole percents and add to 100, the values to the amount.
 * @example { product_name: 'نیلوفر کبود', color: null, value: 40_000_000, share_percentage: 40, ds_code: '11602' }
 */
export const recommendationItem = z.object({
  product_name: z.string(),
  /** `#rrggbb`; null takes the palette's next. */
  color: z.nullable(z.string()),
  value: rial,
  share_percentage: percent,
  ds_code: z.nullable(z.string()),
})
export type RecommendationItem = z.infer<typeof recommendationItem>

/**
 * A video of a VIP offer. What is locked has a title only.
 * @example { title: 'چرا این ترکیب؟', link: null, cover: null }
 */
export const offerVideo = z.object({
  title: z.string(),
  link: z.nullable(z.string()),
  cover: z.nullable(z.string()),
})
export type OfferVideo = z.infer<typeof offerVideo>

/**
 * A recommended portfolio (SBX-068, REC-020, REC-021). The composition and the videos of VIP are in no response before
 * its fee is paid.
 * @example { portfolio_id: 12, recommendation_manager_id: 31, type: 'VIP', title: 'سبد متعادل ویژه', description: '…', risk_type: 'LOW', status: 'WAITING_FOR_PAYMENT', predicted_annual_return_percentage: 27.4, fee_amount: 2_500_000, initial_investment_amount: 200_000_000, minimum_investment_amount: 20_000_000, order_items: null, extra_info: ['بازبینی ماهانه'], videos: [{ title: '…', link: null, cover: null }], order_id: null, expires_at: '…', is_expired: false, can_invest: false }
 */
export const offer = z.object({
  portfolio_id: z.int(),
  recommendation_manager_id: z.int(),
  /** FREE, VIP. */
  type: openEnum(['FREE', 'VIP']),
  title: z.string(),
  description: z.string(),
  /** WITHOUT, LOW, HIGH (ST-15). */
  risk_type: openEnum(['WITHOUT', 'LOW', 'HIGH']),
  /** WAITING_FOR_PAYMENT while the fee of VIP is not paid; else null (ST-14). */
  status: z.nullable(openEnum(['WAITING_FOR_PAYMENT'])),
  /** What its funds yielded in the last year, by their shares; null where they have no year yet. */
  predicted_annual_return_percentage: z.nullable(percent),
  /** Of VIP; null for FREE. */
  fee_amount: z.nullable(rial),
  initial_investment_amount: rial,
  minimum_investment_amount: rial,
  /** Null while it is locked. */
  order_items: z.nullable(z.array(recommendationItem)),
  /** What VIP adds, a sentence each; empty for FREE. */
  extra_info: z.array(z.string()),
  videos: z.array(offerVideo),
  /** The order that was made of it, for `getRecommendationOrder`; null without one. It does not expire any more. */
  order_id: z.nullable(z.int()),
  expires_at: isoDate,
  /** It can no longer be chosen: refetch the list, which then has fresh ones. */
  is_expired: z.boolean(),
  /** Not expired, not locked, not invested in. */
  can_invest: z.boolean(),
})
export type Offer = z.infer<typeof offer>

/**
 * The offers of a manager, two or three, FREE before VIP; those that expired are replaced by fresh ones first, but one
 * whose fee is paid stays. 400 no number, 404 others' manager, 409 before the risk assessment is submitted.
 * @example const offers = await call(listOffers, { query: { recommendation_manager_id } })
 */
export const listOffers = endpoint({
  method: 'GET',
  path: '/recommendation/api/v1/offers/',
  summary: 'The offers of a recommendation',
  query: z.object({
    recommendation_manager_id: z.coerce.number('پیشنهاد را مشخص کنید.').check(rowId('پیشنهاد را مشخص کنید.')),
  }),
  reply: z.array(offer),
  failure: 'caller',
})

/**
 * One offer, expired ones too. 404 others' and unknown ones (REC-033).
 * @example const offer = await call(getOffer, { params: { id: offerId } })
 */
export const getOffer = endpoint({
  method: 'GET',
  path: '/recommendation/api/v1/offers/:id/',
  summary: 'One offer',
  reply: offer,
  failure: 'caller',
})

/**
 * Another amount (SBX-064, REC-023): answers the offers made for it; the same amount again changes nothing. 400 below
 * `minimum_investment_amount` or above fifteen digits, 404 others' manager, 409 before the offers are there and when the
 * amount is paid. A payment of the old amount that waits is closed, and the stage is INVESTMENT_PROPOSAL again.
 * @example const offers = await call(changeInvestmentAmount, { body: { recommendation_manager_id, amount: 300_000_000 } })
 */
export const changeInvestmentAmount = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/change-investment-amount/',
  summary: 'Change the amount and get the offers for it',
  body: z.object({
    recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.'),
    amount: z.int('مبلغ را به ریال و بدون اعشار وارد کنید.'),
  }),
  reply: z.array(offer),
  failure: 'caller',
})

/**
 * A payment of a recommendation with the ways to pay: the fee of VIP, or the initial amount. The gateway sends back to
 * /recommendations/receipt.
 * @example { uuid: '…', payment_methods: [...], payment_amount: 2_500_000, title: 'کارمزد سبد متعادل ویژه', description: '…', payer_name: 'نگار فرهمند', status: 'WAITING', purpose: 'FEE', recommendation_manager_id: 31, portfolio_id: 12, order_id: 5 }
 */
export const recommendationPayment = z.extend(z.omit(payment, { order_id: true }), {
  /** FEE of VIP, INVESTMENT of the initial amount. */
  purpose: openEnum(['FEE', 'INVESTMENT']),
  recommendation_manager_id: z.int(),
  portfolio_id: z.int(),
  /** The recommendation order, not one of funds; null of FREE before it is paid. */
  order_id: z.nullable(z.int()),
})
export type RecommendationPayment = z.infer<typeof recommendationPayment>

/**
 * Asks for the fee of a VIP offer (SBX-066, REC-024, REC-030): makes its order, which is locked until then, and answers
 * the payment; a second press or a second tab gives the same one. Needs an `Idempotency-Key`. 400 an offer that is FREE,
 * `ONB-REQUIRED`; 404 others' or unknown offers; 409 a fee that is paid already, an offer that expired or was replaced.
 * @example const payment = await call(payFee, { params: { portfolioId }, body: { recommendation_manager_id }, idempotencyKey })
 */
export const payFee = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/pay-fee/:portfolioId/',
  summary: 'Get the ways to pay the fee of a VIP offer',
  body: z.object({ recommendation_manager_id: rowId('پیشنهاد را مشخص کنید.') }),
  reply: recommendationPayment,
  failure: 'alert',
})

/**
 * The payment again, so that the stage PAYMENT_METHODS survives a reload. 404 for others'.
 * @example const payment = await call(getRecommendationPayment, { params: { uuid } })
 */
export const getRecommendationPayment = endpoint({
  method: 'GET',
  path: '/recommendation/api/v1/payment/:uuid/',
  summary: 'One payment of a recommendation',
  reply: recommendationPayment,
  failure: 'caller',
})

/**
 * What the server knows about a trace number of a recommendation's payment (D-29); `order_id` is the recommendation's.
 * @example { uuid: '…', status: 'SUCCESS', amount: 200_000_000, date: '2026-11-21', time: '16:22:08', trace_no: '482910375512', order_id: 5, purpose: 'INVESTMENT', recommendation_manager_id: 31, portfolio_id: 12, recom_tracking_code: 'RC-5' }
 */
export const recommendationPaymentFacts = z.extend(paymentFacts, {
  purpose: openEnum(['FEE', 'INVESTMENT']),
  recommendation_manager_id: z.int(),
  portfolio_id: z.int(),
  /** For /fund-orders; null before the amount is paid (REC-035). */
  recom_tracking_code: z.nullable(z.string()),
})
export type RecommendationPaymentFacts = z.infer<typeof recommendationPaymentFacts>

/**
 * 404 means that this person has no such payment.
 * @example const facts = await call(findRecommendationPaymentByTrace, { params: { traceNo } })
 */
export const findRecommendationPaymentByTrace = endpoint({
  method: 'GET',
  path: '/recommendation/api/v1/payment/trace/:traceNo/',
  summary: 'The recommendation payment of the person with this trace number',
  reply: recommendationPaymentFacts,
  failure: 'caller',
})

/**
 * An offer that the person took (SBX-065, ST-14): `WAITING_FOR_PAYMENT` locked until the fee is paid, `waiting for
 * investment` until its purchases settle (VIP: also until the amount is paid, see `can_invest`), `invested` when all of
 * them did, `part done` when some failed: their money goes back as that of any order.
 * @example { id: 5, recommendation_manager_id: 31, status: 'invested', portfolio_id: 12, type: 'FREE', title: 'سبد متعادل', initial_investment_amount: 200_000_000, fee_amount: null, can_invest: false, order_items: [...], recom_tracking_code: 'RC-5', created_at: '…' }
 */
export const recommendationOrder = z.object({
  id: z.int(),
  recommendation_manager_id: z.int(),
  /** `WAITING_FOR_PAYMENT`, `waiting for investment`, `invested`, `part done` (ST-14). */
  status: openEnum(['WAITING_FOR_PAYMENT', 'waiting for investment', 'invested', 'part done']),
  portfolio_id: z.int(),
  /** FREE, VIP. */
  type: openEnum(['FREE', 'VIP']),
  title: z.string(),
  initial_investment_amount: rial,
  /** Of VIP; null for FREE. */
  fee_amount: z.nullable(rial),
  /** The fee is paid and the amount is not: `submitRecommendation` with its `portfolio_id` goes on. */
  can_invest: z.boolean(),
  /** Empty while it is locked. */
  order_items: z.array(recommendationItem),
  /** For /fund-orders; null before the amount is paid (REC-035). */
  recom_tracking_code: z.nullable(z.string()),
  created_at: isoDate,
})
export type RecommendationOrder = z.infer<typeof recommendationOrder>

/** A read under POST, as the product does it (D-22). */
export const listRecommendationOrders = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/orders/',
  summary: "The person's recommendations, newest first",
  reply: z.array(recommendationOrder),
  failure: 'caller',
})

/**
 * One of them; GET is taken too (D-22). 404 for others'.
 * @example const order = await call(getRecommendationOrder, { params: { id } })
 */
export const getRecommendationOrder = endpoint({
  method: 'POST',
  path: '/recommendation/api/v1/orders/:id/',
  summary: 'One recommendation of the person',
  reply: recommendationOrder,
  failure: 'caller',
})
