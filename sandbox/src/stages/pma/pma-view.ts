import type { Onboarding, OnboardingStage, PageInfo, StageField } from '@sarv/shared/contract/onboarding'
import type { Localizable } from '../../local-text/local-text'
import { logoAddress } from '../../pictures/pictures'
import { endingStage, field, sortFields, type UnsortedField } from '../flow/stage-parts'
import * as blocks from './pma-blocks'
import type { PmaFacts } from './pma-facts'
import { currentStage, type PmaStage, pmaStages, stageStatus } from './pma-flow'
import type { PmaRecord } from './pma-record'

const stageTitles: Readonly<Record<PmaStage, string>> = {
  payment: 'پرداخت',
  risk: 'ریسک‌سنجی',
  sign_contract: 'امضای قرارداد',
  additional_amount: 'مبلغ تکمیلی',
  create_prx: 'ساخت سبد',
}

const madeMessage = 'سبد شما ساخته شد. از این پس ارزش و ترکیب آن را هر روز در همین برنامه می‌بینید.'
const inReviewMessage = 'رسید شما دریافت شد و در حال بررسی است.'

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

function stageView(record: PmaRecord, facts: PmaFacts, stage: PmaStage, sort: number): OnboardingStage {
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

function ending({ prx, messages }: PmaRecord, key: 'finalize' | 'message', sort: number): OnboardingStage {
  return prx === null
    ? endingStage({ key, sort, title: 'نتیجه', message: [messages.create_prx ?? ''], page_info: [] })
    : endingStage({ key, sort, title: 'پایان', message: [madeMessage], page_info: [blocks.portfolioMade(prx)] })
}

const isInReview = ({ state }: PmaRecord, stage: PmaStage) => state[stage] === 'review'

function describeStage(record: PmaRecord, { toPay }: PmaFacts, stage: PmaStage): string | null {
  const isDone = record.state[stage] === 'done'
  if (isDone && stage === 'payment') return `${fa(toPay.now)} ریال پرداخت شد.`
  if (isDone && stage === 'additional_amount') return `${fa(toPay.later)} ریال پرداخت شد.`
  if (stage === 'payment' && toPay.later > 0) {
    return `این مبلغ در دو مرحله پرداخت می‌شود: اکنون پیش‌پرداخت ${fa(toPay.now)} ریال و پس از امضای قرارداد، مبلغ تکمیلی ${fa(toPay.later)} ریال.`
  }
  if (stage === 'additional_amount')
    return `مبلغ تکمیلی ${fa(toPay.later)} ریال را به یکی از حساب‌های سرو واریز و رسید آن را بارگذاری کنید.`
  if (stage === 'create_prx' && currentStage(record.state) === 'create_prx') {
    return 'همه‌چیز آماده است. پس از تأیید، کد سبد شما ساخته می‌شود.'
  }
  return null
}

const fa = (amount: number) => amount.toLocaleString('fa-IR')

function buildBlocks(record: PmaRecord, { toPay, gateways, slips, signer }: PmaFacts, stage: PmaStage): PageInfo[] {
  const slip = slips[stage]
  const review = (amount: number) => (slip && isInReview(record, stage) ? [blocks.receipt(amount, slip)] : [])
  const isHere = currentStage(record.state) === stage
  switch (stage) {
    case 'payment':
      return [
        blocks.paymentAmount(toPay),
        ...(isHere ? [blocks.paymentMethods(gateways), blocks.accounts()] : []),
        ...review(toPay.now),
      ]
    case 'sign_contract':
      return [
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

function buildFields(record: PmaRecord, { slips, signer }: PmaFacts, stage: PmaStage): StageField[] {
  const slip = slips[stage]
  const slipFields = (isRequired: boolean) => [
    field('tracking_number', 'شماره پیگیری', 'TEXT', slip?.tracking_number ?? null, isRequired),
    field('date', 'تاریخ', 'DATE', slip?.date ?? null, isRequired),
    field('account_number', 'شماره حساب مبدأ', 'TEXT', slip?.account_number ?? null, isRequired),
  ]
  const byStage: Readonly<Record<PmaStage, UnsortedField[]>> = {
    payment: slipFields(true),
    risk: [field('user_survey_id', 'آزمون ریسک', 'ID', record.user_survey_id)],
    sign_contract: [
      field('otp_code', 'کد تأیید', 'CODE', null),
      field('email_address', 'ایمیل', 'EMAIL', signer.email),
      field('address_id', 'نشانی', 'ID', signer.address_id),
    ],
    additional_amount: slipFields(false),
    create_prx: [],
  }
  return sortFields(byStage[stage])
}
