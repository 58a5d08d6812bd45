import type { OnboardingSubmission } from '@sarv/shared/contract/onboarding'
import type { Sql } from '../../db/sql'
import { conflict, invalid, invalidField } from '../../errors/domain-error'
import { findCompletedSurvey } from '../../survey/completed-survey'
import type { Clock } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import type { FlowContext } from '../flow/flow-handler'
import { submittedStage, type Typed, typedIn } from '../flow/submitted-stage'
import { newestSlip, submitUploadedSlip } from '../slip/bank-slip'
import { parseSlipFacts, requireFacts } from '../slip/slip-facts'
import { ensurePayment } from './ensure-payment'
import { acceptRules, requireConsents } from './pma-consents'
import { maySubmit, pmaStages } from './pma-flow'
import { applyEvent, type PmaRecord } from './pma-record'
import { signWith } from './pma-sign'

/** Submits one stage: takes its fields, or says why not; nothing else of the object counts (T20, SBX-049). */
export async function submitPma(
  context: FlowContext,
  record: PmaRecord,
  submission: OnboardingSubmission,
): Promise<void> {
  const { sql, clock } = context
  const stage = submittedStage(pmaStages, submission, (one) => maySubmit(record.state, one))
  const typed = typedIn(submission, stage)
  switch (stage) {
    case 'payment':
      // The consents come first, alone; a slip echoes when they were given.
      if (typed.accepted_rules === true) return acceptRules(context, record, typed)
      requireConsents(record)
      return submitSlip(context, record, stage, typed)
    case 'additional_amount':
      return submitSlip(context, record, stage, typed)
    case 'risk':
      return submitRisk(sql, clock, record, typed)
    case 'sign_contract':
      return signWith(sql, clock, record, typed)
    case 'create_prx':
      throw conflict({
        fa: 'ساخت سبد منتظر تأیید سرو است و کاری از سوی شما لازم نیست.',
        en: 'The portfolio is waiting for approval by Sarv. There is nothing for you to do.',
      })
  }
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
  if (payment === undefined || payment.in_review)
    throw conflict({
      fa: 'رسید شما پیش‌تر ثبت شده و در حال بررسی است.',
      en: 'We already have your slip and are checking it.',
    })
  const uploaded = await newestSlip(sql, payment.uuid)
  if (uploaded === undefined)
    throw invalid({ fa: 'ابتدا تصویر رسید را بارگذاری کنید.', en: 'Upload a picture of the slip first.' })
  if (stage === 'payment') requireFacts({ ...uploaded, ...facts })
  await submitUploadedSlip(sql, context, payment, facts)
  await applyEvent(sql, clock, record, { kind: 'slip-sent', stage })
}

async function submitRisk(sql: Sql, clock: Clock, record: PmaRecord, typed: Typed): Promise<void> {
  const survey = await findCompletedSurvey(sql, record.sub, typed.user_survey_id)
  if (survey === undefined)
    throw invalidField({
      fa: 'ابتدا همهٔ سؤال‌های آزمون ریسک را پاسخ دهید.',
      en: 'Answer all the questions of the risk survey first.',
    })
  await sql.query('update pma_onboarding set user_survey_id = $2 where onb_uuid = $1', [record.uuid, survey.id])
  await applyEvent(sql, clock, record, { kind: 'surveyed', stage: 'risk' })
}
