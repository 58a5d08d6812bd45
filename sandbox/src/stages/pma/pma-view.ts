import { formatFullDate } from '@sarv/shared/calendar/format-date'
import type { Onboarding, OnboardingStage, PageInfo, StageField } from '@sarv/shared/contract/onboarding'
import { formatRial } from '@sarv/shared/money/rial'
import { formatDigits } from '@sarv/shared/text/digits'
import type { Localizable, LocalText } from '../../local-text/local-text'
import { logoAddress } from '../../pictures/pictures'
import type { CompletedSurvey } from '../../survey/completed-survey'
import { riskMessages } from '../../survey/risk-messages'
import { endingStage, field, sortFields, type UnsortedField } from '../flow/stage-parts'
import { assessSuitability } from '../portfolio/suitability'
import type { ToPay } from './pma-blocks'
import * as blocks from './pma-blocks'
import { hasConsents, openSuitabilityNotice } from './pma-consents'
import type { PmaFacts } from './pma-facts'
import { currentStage, type PmaStage, pmaStages, stageStatus } from './pma-flow'
import type { PmaRecord } from './pma-record'

const stageTitles: Readonly<Record<PmaStage, LocalText>> = {
  payment: { fa: 'پرداخت', en: 'Payment' },
  risk: { fa: 'ریسک‌سنجی', en: 'Risk survey' },
  sign_contract: { fa: 'امضای قرارداد', en: 'Sign the contract' },
  additional_amount: { fa: 'مبلغ تکمیلی', en: 'Remaining amount' },
  create_prx: { fa: 'ساخت سبد', en: 'Create the portfolio' },
}

const madeMessage = {
  fa: 'سبد شما ساخته شد. از این پس ارزش و ترکیب آن را هر روز در همین برنامه می‌بینید.',
  en: 'Your portfolio has been created. From now on you can see its value and holdings here every day.',
}
const inReviewMessage = { fa: 'رسید شما دریافت شد و در حال بررسی است.', en: 'We have your slip and are checking it.' }

/** View model: the onboarding object of SBX-067. @param files origin of the pictures */
export function pmaView(record: PmaRecord, facts: PmaFacts, files: string): Localizable<Onboarding> {
  const current = currentStage(record.state)
  const shown = pmaStages.filter((stage) => record.state[stage] !== 'none')
  const stages = shown.map((stage, index) => stageView(record, facts, stage, index + 1))
  const isOver = current === 'finalize' || current === 'message'
  return {
    onb_uuid: record.uuid,
    type: 'PMA',
    id: String(record.plan_id),
    ds_code: String(record.plan_id),
    plan_id: record.plan_id,
    name: record.plan_name,
    logo: logoAddress(files, record.logo),
    amount: record.amount,
    minimum_investment_amount: record.minimum,
    current_stage: isOver ? current.toUpperCase() : current,
    stages: isOver ? [...stages, ending(record, current, stages.length + 1)] : stages,
  }
}

function stageView(record: PmaRecord, facts: PmaFacts, stage: PmaStage, sort: number): Localizable<OnboardingStage> {
  const waits = isInReview(record, stage)
  const message = record.messages[stage]
  return {
    key: stage,
    sort,
    title: stageTitles[stage],
    ...stageStatus(record.state, stage),
    description: describeStage(record, facts, stage),
    message: [
      ...(message === undefined || stage === 'create_prx' ? [] : [message]),
      ...(waits ? [inReviewMessage] : []),
    ],
    fields: buildFields(record, facts, stage),
    page_info: buildBlocks(record, facts, stage),
  }
}

function ending({ prx, messages }: PmaRecord, key: 'finalize' | 'message', sort: number): Localizable<OnboardingStage> {
  return prx === null
    ? endingStage({
        key,
        sort,
        title: { fa: 'نتیجه', en: 'Result' },
        message: [messages.create_prx ?? ''],
        page_info: [],
      })
    : endingStage({
        key,
        sort,
        title: { fa: 'پایان', en: 'Done' },
        message: [madeMessage],
        page_info: [blocks.portfolioMade(prx)],
      })
}

const isInReview = ({ state }: PmaRecord, stage: PmaStage) => state[stage] === 'review'

function describeStage(record: PmaRecord, { toPay }: PmaFacts, stage: PmaStage): LocalText | null {
  const isDone = record.state[stage] === 'done'
  if (isDone && stage === 'payment') return paid(toPay.now)
  if (isDone && stage === 'additional_amount') return paid(toPay.later)
  if (isDone && stage === 'risk') return record.survey && measured(record.survey)
  if (isDone && stage === 'sign_contract') return record.signed_at && signed(record.signed_at)
  if (stage === 'payment' && toPay.later > 0) return inTwoParts(toPay)
  if (stage === 'additional_amount') return payTheRest(toPay.later)
  if (stage === 'create_prx' && currentStage(record.state) === 'create_prx') {
    return {
      fa: 'همه‌چیز آماده است. پس از تأیید، کد سبد شما ساخته می‌شود.',
      en: 'Everything is ready. Once it is approved, your portfolio gets its code.',
    }
  }
  return null
}

const paid = (amount: number): LocalText => ({
  fa: `${formatRial(amount, 'fa')} پرداخت شد.`,
  en: `${formatRial(amount, 'en')} paid.`,
})

const measured = ({ score }: CompletedSurvey): LocalText => {
  const { fa, en } = riskMessages(score).risk_taking
  return { fa: formatDigits(`نتیجه: ${fa}، ${score} از 100`, 'fa'), en: `Result: ${en}, ${score} out of 100` }
}

const signed = (at: Date): LocalText => ({
  fa: `در ${formatFullDate(at.toISOString(), 'fa', { weekday: false })} امضا شد.`,
  en: `Signed on ${formatFullDate(at.toISOString(), 'en', { weekday: false })}.`,
})

const inTwoParts = ({ now, later }: ToPay): LocalText => ({
  fa: `این مبلغ در دو مرحله پرداخت می‌شود: اکنون پیش‌پرداخت ${formatRial(now, 'fa')} و پس از امضای قرارداد، مبلغ تکمیلی ${formatRial(later, 'fa')}.`,
  en: `This amount is paid in two parts: a deposit of ${formatRial(now, 'en')} now, and the remaining ${formatRial(later, 'en')} once the contract is signed.`,
})

const payTheRest = (amount: number): LocalText => ({
  fa: `مبلغ تکمیلی ${formatRial(amount, 'fa')} را به یکی از حساب‌های سرو واریز و رسید آن را بارگذاری کنید.`,
  en: `Pay the remaining ${formatRial(amount, 'en')} into one of Sarv's accounts and upload the slip.`,
})

function buildBlocks(
  record: PmaRecord,
  { toPay, gateways, slips, signer }: PmaFacts,
  stage: PmaStage,
): Localizable<PageInfo>[] {
  const slip = slips[stage]
  const review = (amount: number) => (slip && isInReview(record, stage) ? [blocks.receipt(amount, slip)] : [])
  const isHere = currentStage(record.state) === stage
  const notice = isHere ? openSuitabilityNotice(record) : undefined
  const warning = notice === undefined ? [] : [blocks.suitability(notice)]
  switch (stage) {
    case 'payment':
      return [
        ...warning,
        blocks.paymentAmount(toPay),
        ...(isHere && hasConsents(record) ? [blocks.paymentMethods(gateways), blocks.accounts()] : []),
        ...review(toPay.now),
      ]
    case 'sign_contract':
      return [
        ...warning,
        blocks.userInfo(signer),
        ...(record.signature !== null && record.signed_at !== null
          ? [blocks.digitalSign(record.signature, record.signed_at)]
          : []),
      ]
    case 'additional_amount':
      return [blocks.additionalAmount(toPay.later), ...(isHere ? [blocks.accounts()] : []), ...review(toPay.later)]
    default:
      return []
  }
}

function buildFields(record: PmaRecord, { slips, signer }: PmaFacts, stage: PmaStage): Localizable<StageField>[] {
  const slip = slips[stage]
  const slipFields = (isRequired: boolean) => [
    field(
      'tracking_number',
      { fa: 'شمارهٔ پیگیری', en: 'Tracking number' },
      'TEXT',
      slip?.tracking_number ?? null,
      isRequired,
    ),
    field('date', { fa: 'تاریخ', en: 'Date' }, 'DATE', slip?.date ?? null, isRequired),
    field(
      'account_number',
      { fa: 'شمارهٔ حساب مبدأ', en: 'Number of the account paid from' },
      'TEXT',
      slip?.account_number ?? null,
      isRequired,
    ),
  ]
  const acceptedRisk = field(
    'accepted_risk',
    { fa: 'پذیرش هشدار ریسک', en: 'Acceptance of the risk warning' },
    'CONSENT',
    record.risk_accepted_survey_id,
    assessSuitability(record.plan_risk, record.survey) !== undefined,
  )
  const byStage: Readonly<Record<PmaStage, UnsortedField[]>> = {
    payment: [
      ...slipFields(true),
      field(
        'accepted_rules',
        { fa: 'پذیرش قوانین و مقررات سبدگردانی', en: 'Acceptance of the rules of portfolio management' },
        'CONSENT',
        record.rules_accepted_at?.toISOString() ?? null,
      ),
      acceptedRisk,
    ],
    risk: [field('user_survey_id', { fa: 'آزمون ریسک', en: 'Risk survey' }, 'ID', record.user_survey_id)],
    sign_contract: [
      field('otp_code', { fa: 'کد تأیید', en: 'Confirmation code' }, 'CODE', null),
      field('email_address', { fa: 'ایمیل', en: 'Email' }, 'EMAIL', signer.email),
      field('address_id', { fa: 'نشانی', en: 'Address' }, 'ID', signer.address_id),
      acceptedRisk,
    ],
    additional_amount: slipFields(false),
    create_prx: [],
  }
  return sortFields(byStage[stage])
}
