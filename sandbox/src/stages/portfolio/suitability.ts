import { type ScoreBand, scoreBand } from '@sarv/shared/rules/score-band'
import type { Sql } from '../../db/sql'
import type { LocalText } from '../../local-text/local-text'
import type { CompletedSurvey } from '../../survey/completed-survey'
import { riskMessages } from '../../survey/risk-messages'
import messagesByBand from '../../survey/risk-messages.json'
import { typedCode } from '../flow/submitted-stage'

/** Risk levels of plans that suit a measured risk (ST-12, ST-15). */
const suitableRisks: Readonly<Record<ScoreBand, readonly string[]>> = {
  primary: ['WITHOUT'],
  success: ['WITHOUT', 'LOW'],
  neutral: ['WITHOUT', 'LOW'],
  warning: ['WITHOUT', 'LOW', 'HIGH'],
}

const bandsByRisk: readonly ScoreBand[] = ['primary', 'success', 'neutral', 'warning']

/** Suitability warning: the plan is riskier than the person said to bear. */
export interface SuitabilityNotice {
  /** The survey whose result does not fit. */
  readonly survey_id: number
  readonly text: LocalText
}

const planRisks: Readonly<Record<string, LocalText>> = {
  LOW: { fa: 'کم‌ریسک', en: 'low-risk' },
  HIGH: { fa: 'پرریسک', en: 'high-risk' },
}

/** The plans that suit a band, in words: a plan of low risk stands above one without risk. */
const suitablePlans: Readonly<Record<ScoreBand, LocalText>> = {
  primary: { fa: 'سبدهای بدون ریسک', en: 'portfolios without risk' },
  success: { fa: 'سبدهای بدون ریسک و کم‌ریسک', en: 'portfolios without risk or of low risk' },
  neutral: { fa: 'سبدهای بدون ریسک و کم‌ریسک', en: 'portfolios without risk or of low risk' },
  warning: { fa: 'همهٔ سبدها', en: 'all portfolios' },
}

/**
 * Suitability assessment (D-122): the warning that belongs to a plan for a person with this survey; none where they fit,
 * and none where nothing was measured yet.
 */
export function assessSuitability(planRisk: string, survey: CompletedSurvey | null): SuitabilityNotice | undefined {
  if (survey === null) return undefined
  const band = scoreBand(survey.score)
  if (suitableRisks[band].includes(planRisk)) return undefined
  const plan = planRisks[planRisk] ?? { fa: 'با ریسک نامشخص', en: 'of unknown risk' }
  const result = riskMessages(survey.score).risk_taking
  const suitable = suitablePlans[band]
  return {
    survey_id: survey.id,
    text: {
      fa: `این سبد ${plan.fa} است، ولی نتیجهٔ ریسک‌سنجی شما (${result.fa}) تنها با ${suitable.fa} جور است. ارزش آن می‌تواند بیش از آنچه می‌پذیرید کم شود.`,
      en: `This portfolio is ${plan.en}, but the result of your risk survey (${result.en}) fits only ${suitable.en}. It may lose more value than you are willing to accept.`,
    },
  }
}

/** For which results of the survey a plan is suitable, for a person who has not been measured yet (D-176). */
export function suitableResults(planRisk: string): LocalText | undefined {
  const band = bandsByRisk.find((one) => suitableRisks[one].includes(planRisk))
  if (band === undefined) return undefined
  if (band === 'primary') return { fa: 'با هر نتیجهٔ ریسک‌سنجی جور است.', en: 'Fits every result of the risk survey.' }
  const { fa, en } = messagesByBand[band].risk_taking
  return {
    fa: `با نتیجهٔ ریسک‌سنجی «${fa}»${band === 'warning' ? '' : ' و بالاتر'} جور است.`,
    en: `Fits the risk survey result “${en}”${band === 'warning' ? '' : ' and above'}.`,
  }
}

/** Whether a typed value acknowledges the warning: it names the survey that was shown. */
export const acknowledges = (typed: unknown, { survey_id }: SuitabilityNotice) => typedCode(typed) === String(survey_id)

export const riskNotAccepted: LocalText = {
  fa: 'ریسک این سبد با نتیجهٔ ریسک‌سنجی شما جور نیست. برای ادامه، هشدار آن را بخوانید و بپذیرید.',
  en: "The risk of this portfolio doesn't fit the result of your risk survey. To go on, read the warning and accept it.",
}

export const rulesNotAccepted: LocalText = {
  fa: 'پیش از پرداخت، قوانین و مقررات سبدگردانی را بپذیرید.',
  en: 'Accept the rules of portfolio management before you pay.',
}

/** The newest completed risk survey of a person; null without one. */
export async function newestCompletedSurvey(sql: Sql, sub: string): Promise<CompletedSurvey | null> {
  const [survey] = await sql.query<CompletedSurvey>(
    `select id, score from user_survey where sub = $1 and survey_key = 'risk' and status = 'DONE' order by id desc limit 1`,
    [sub],
  )
  return survey ?? null
}
