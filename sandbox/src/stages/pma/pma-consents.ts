import { invalid } from '../../errors/domain-error'
import type { FlowContext } from '../flow/flow-handler'
import type { Typed } from '../flow/submitted-stage'
import { acknowledges, assessSuitability, riskNotAccepted, rulesNotAccepted } from '../portfolio/suitability'
import type { PmaRecord } from './pma-record'

type Consents = Pick<PmaRecord, 'plan_risk' | 'survey' | 'rules_accepted_at' | 'risk_accepted_survey_id'>

/** The suitability warning of an onboarding that is not acknowledged yet. */
export function openSuitabilityNotice({ plan_risk, survey, risk_accepted_survey_id }: Consents) {
  const notice = assessSuitability(plan_risk, survey)
  return notice?.survey_id === risk_accepted_survey_id ? undefined : notice
}

/** Whether everything is agreed to that must be before money comes (D-121, D-122). */
export const hasConsents = (record: Consents) =>
  record.rules_accepted_at !== null && openSuitabilityNotice(record) === undefined

/** Refuses a payment whose conditions the person has not agreed to. */
export function requireConsents(record: Consents): void {
  if (record.rules_accepted_at === null) throw invalid(rulesNotAccepted)
  if (openSuitabilityNotice(record) !== undefined) throw invalid(riskNotAccepted)
}

/** Records the acceptance of the rules, with that of the suitability warning where there is one; idempotent. */
export async function acceptRules({ sql, clock }: FlowContext, record: PmaRecord, typed: Typed): Promise<void> {
  const notice = openSuitabilityNotice(record)
  if (notice !== undefined && !acknowledges(typed.accepted_risk, notice)) throw invalid(riskNotAccepted)
  await sql.query('update pma_onboarding set rules_accepted_at = coalesce(rules_accepted_at, $2) where onb_uuid = $1', [
    record.uuid,
    clock.now(),
  ])
  if (notice !== undefined) await acknowledgeRisk({ sql }, record, notice.survey_id)
}

/** Keeps with the onboarding, and so with its portfolio, which result the person went on against. */
export async function acknowledgeRisk(
  { sql }: Pick<FlowContext, 'sql'>,
  { uuid }: Pick<PmaRecord, 'uuid'>,
  surveyId: number,
): Promise<void> {
  await sql.query('update pma_onboarding set risk_accepted_survey_id = $2 where onb_uuid = $1', [uuid, surveyId])
}
