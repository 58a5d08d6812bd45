import type { OnboardingSubmission } from '@sarv/shared/contract/onboarding'
import { type StageKey, stageKeyOf } from '@sarv/shared/stages/stage-key'
import { refuse } from '../api/refuse'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { tehranDay } from '../ledger/tehran'
import { handIn, newestSlip } from './bank-slip'
import { completedSurvey } from './completed-survey'
import { PMA_STAGES, type PmaStage, placeOf, wordsOf } from './pma-flow'
import { happen, type PmaRecord } from './pma-record'
import { signWith, type Typed } from './pma-sign'
import { paymentToMake } from './pma-to-pay'
import { requireFacts, slipFacts } from './slip-facts'

const ELSEWHERE = 'این درخواست در مرحلهٔ دیگری است. صفحه را تازه کنید و از همان‌جا ادامه دهید.'

/** Takes the fields of the stage that was submitted, or says why not; nothing else of the object counts (T20, SBX-049). */
export async function submitPma(
  sql: Sql,
  clock: Clock,
  record: PmaRecord,
  submission: OnboardingSubmission,
  host: string,
): Promise<void> {
  const stage = stageToSubmit(record, submission)
  const typed = typedIn(submission, stage)
  switch (stage) {
    case 'payment':
    case 'additional_amount':
      return submitSlip(sql, clock, record, stage, typed, host)
    case 'risk':
      return submitRisk(sql, clock, record, typed)
    case 'sign_contract':
      return signWith(sql, clock, record, typed)
    case 'create_prx':
      throw refuse(409, 'ساخت سبد منتظر تأیید سرو است و کاری از سوی شما لازم نیست.')
  }
}

function stageToSubmit({ state }: PmaRecord, { current_stage }: OnboardingSubmission): PmaStage {
  const key = stageKeyOf(current_stage)
  const stage = PMA_STAGES.find((one) => one === key)
  if (stage === undefined && !isEnd(key)) throw refuse(400, 'این مرحله شناخته نیست. برنامه را به‌روز کنید.')
  if (stage === undefined) throw refuse(409, ELSEWHERE)
  const { status, info_status } = wordsOf(state, stage)
  const mayRepeat = status === 'DONE' && info_status === 'OPEN' && stage === 'risk'
  if (placeOf(state) !== stage && !mayRepeat) throw refuse(409, ELSEWHERE)
  return stage
}

const isEnd = (key: StageKey | undefined) => key === 'finalize' || key === 'message'

/** The fields of one stage by their keys; of two with the same key the first counts. */
function typedIn({ stages }: OnboardingSubmission, stage: PmaStage): Typed {
  const found = stages.find((one) => stageKeyOf(one.key) === stage)
  return Object.fromEntries((found?.fields ?? []).toReversed().map(({ key, value }) => [key, value]))
}

async function submitSlip(
  sql: Sql,
  clock: Clock,
  record: PmaRecord,
  stage: 'payment' | 'additional_amount',
  typed: Typed,
  host: string,
): Promise<void> {
  const facts = slipFacts(typed, tehranDay(clock.now()))
  const payment = await paymentToMake(sql, clock, record, host)
  if (payment === undefined || payment.in_review) throw refuse(409, 'رسید شما پیش‌تر ثبت شده و در حال بررسی است.')
  const uploaded = await newestSlip(sql, payment.uuid)
  if (uploaded === undefined) throw refuse(400, 'ابتدا تصویر رسید را بارگذاری کنید.')
  if (stage === 'payment') requireFacts({ ...uploaded, ...facts })
  await handIn(sql, clock, payment.uuid, facts)
  await happen(sql, clock, record, { is: 'slip-sent', stage })
}

async function submitRisk(sql: Sql, clock: Clock, record: PmaRecord, typed: Typed): Promise<void> {
  const survey = await completedSurvey(sql, record.sub, typed.user_survey_id)
  if (survey === undefined) throw refuse(400, { detail: [{ msg: 'ابتدا همهٔ پرسش‌های آزمون ریسک را پاسخ دهید.' }] })
  await sql.query('update pma_onboarding set user_survey_id = $2 where onb_uuid = $1', [record.uuid, survey.id])
  await happen(sql, clock, record, { is: 'surveyed', stage: 'risk' })
}
