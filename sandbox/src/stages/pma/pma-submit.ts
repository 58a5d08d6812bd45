import type { OnboardingSubmission } from '@sarv/shared/contract/onboarding'
import { parseStageKey, type StageKey } from '@sarv/shared/stages/stage-key'
import type { Sql } from '../../db/sql'
import { conflict, invalid } from '../../errors/domain-error'
import { findCompletedSurvey } from '../../survey/completed-survey'
import type { Clock } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import type { FlowContext } from '../flow/flow-handler'
import { newestSlip, submitUploadedSlip } from '../slip/bank-slip'
import { parseSlipFacts, requireFacts } from '../slip/slip-facts'
import { ensurePayment } from './ensure-payment'
import { currentStage, type PmaStage, pmaStages, stageStatus } from './pma-flow'
import { applyEvent, type PmaRecord } from './pma-record'
import { signWith, type Typed } from './pma-sign'

const otherStageMessage = 'این درخواست در مرحلهٔ دیگری است. صفحه را تازه کنید و از همان‌جا ادامه دهید.'

/** Submits one stage: takes its fields, or says why not; nothing else of the object counts (T20, SBX-049). */
export async function submitPma(
  context: FlowContext,
  record: PmaRecord,
  submission: OnboardingSubmission,
): Promise<void> {
  const { sql, clock } = context
  const stage = stageToSubmit(record, submission)
  const typed = typedIn(submission, stage)
  switch (stage) {
    case 'payment':
    case 'additional_amount':
      return submitSlip(context, record, stage, typed)
    case 'risk':
      return submitRisk(sql, clock, record, typed)
    case 'sign_contract':
      return signWith(sql, clock, record, typed)
    case 'create_prx':
      throw conflict('ساخت سبد منتظر تأیید سرو است و کاری از سوی شما لازم نیست.')
  }
}

function stageToSubmit({ state }: PmaRecord, { current_stage }: OnboardingSubmission): PmaStage {
  const key = parseStageKey(current_stage)
  const stage = pmaStages.find((one) => one === key)
  if (stage === undefined && !isEnd(key)) throw invalid('این مرحله شناخته نیست. برنامه را به‌روز کنید.')
  if (stage === undefined) throw conflict(otherStageMessage)
  const { status, info_status } = stageStatus(state, stage)
  const mayRepeat = status === 'DONE' && info_status === 'OPEN' && stage === 'risk'
  if (currentStage(state) !== stage && !mayRepeat) throw conflict(otherStageMessage)
  return stage
}

const isEnd = (key: StageKey | undefined) => key === 'finalize' || key === 'message'

/** The fields of one stage by their keys; of two with the same key the first counts. */
function typedIn({ stages }: OnboardingSubmission, stage: PmaStage): Typed {
  const found = stages.find((one) => parseStageKey(one.key) === stage)
  return Object.fromEntries((found?.fields ?? []).toReversed().map(({ key, value }) => [key, value]))
}

async function submitSlip(
  context: FlowContext,
  record: PmaRecord,
  stage: 'payment' | 'additional_amount',
  typed: Typed,
): Promise<void> {
  const { sql, clock } = context
  const facts = parseSlipFacts(typed, tehranDay(clock.now()))
  const payment = await ensurePayment(context, record)
  if (payment === undefined || payment.in_review) throw conflict('رسید شما پیش‌تر ثبت شده و در حال بررسی است.')
  const uploaded = await newestSlip(sql, payment.uuid)
  if (uploaded === undefined) throw invalid('ابتدا تصویر رسید را بارگذاری کنید.')
  if (stage === 'payment') requireFacts({ ...uploaded, ...facts })
  await submitUploadedSlip(sql, context, payment, facts)
  await applyEvent(sql, clock, record, { is: 'slip-sent', stage })
}

async function submitRisk(sql: Sql, clock: Clock, record: PmaRecord, typed: Typed): Promise<void> {
  const survey = await findCompletedSurvey(sql, record.sub, typed.user_survey_id)
  if (survey === undefined) throw invalid({ detail: [{ msg: 'ابتدا همهٔ پرسش‌های آزمون ریسک را پاسخ دهید.' }] })
  await sql.query('update pma_onboarding set user_survey_id = $2 where onb_uuid = $1', [record.uuid, survey.id])
  await applyEvent(sql, clock, record, { is: 'surveyed', stage: 'risk' })
}
