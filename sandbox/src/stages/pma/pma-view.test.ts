import { expect, test } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { localize } from '../../local-text/localize'
import type { Slip } from '../slip/bank-slip'
import type { PmaFacts } from './pma-facts'
import { planPayments } from './pma-facts'
import { initialState, type PmaStage, type PmaState } from './pma-flow'
import type { PmaRecord } from './pma-record'
import { pmaView } from './pma-view'

const files = 'http://localhost:4000'
/** As a person reads it. */
const viewIn = (language: 'fa' | 'en', record: PmaRecord, facts: PmaFacts) =>
  localize(pmaView(record, facts, files), language) as Onboarding
const view = (record: PmaRecord, facts: PmaFacts) => viewIn('fa', record, facts)
const uuid = '3f0a1c52-0000-4000-8000-000000000001'
const once = initialState(false)
const twoStep = initialState(true)

const plan = { minimum: 500_000_000, amount: 2_000_000_000 }
const record: PmaRecord = {
  ...plan,
  uuid,
  sub: 'somebody',
  plan_id: 1,
  plan_name: { fa: 'سبد رشد پویا', en: 'Dynamic Growth portfolio' },
  logo: 'trending-up',
  plan_risk: 'HIGH',
  state: twoStep,
  messages: {},
  user_survey_id: null,
  survey: null,
  rules_accepted_at: new Date('2026-11-21T08:00:00Z'),
  risk_accepted_survey_id: null,
  signed_at: null,
  signature: null,
  prx: null,
}
const signer = {
  name: 'نگار فرهمند',
  national_code: '0012345679',
  mobile: '09120000001',
  email: 'negar@site.com',
  address_id: 7,
  address: 'خیابان بهار، پلاک ۱۲',
  postal_code: '1234567890',
}
const gateways = [
  {
    payment_method_type: 'IPG',
    psp_name: 'نگین پرداخت',
    psp_icon: 'credit-card',
    description: null,
    landing_url: '/x',
  },
] as const
const facts: PmaFacts = { toPay: planPayments(plan), gateways, slips: {}, signer }
const slip: Slip = {
  id: 1,
  tracking_number: '408291',
  date: '2026-11-20',
  account_number: '0203456789101',
  submitted_at: new Date('2026-11-21T08:00:00Z'),
  verdict: null,
}

const fact = (key: string, label: string | null, value: string | number | null, icon: string | null = null) => ({
  key,
  icon,
  label,
  value,
})

const stageIn = (key: PmaStage, state: PmaState, more: Partial<PmaRecord> = {}, also: Partial<PmaFacts> = {}) => {
  const { stages } = view({ ...record, state, ...more }, { ...facts, ...also })
  const stage = stages.find((one) => one.key === key)
  if (stage === undefined) throw new Error(`no stage ${key}`)
  return stage
}
const blocksIn = (...args: Parameters<typeof stageIn>) =>
  stageIn(...args).page_info.map(({ component_name }) => component_name)

test('PMA-025 an amount that is paid at once is called so, and says nothing of two steps', () => {
  const amount = 500_000_000
  const atOnce = { toPay: planPayments({ amount, minimum: amount }) }
  const stage = stageIn('payment', once, { amount }, atOnce)
  expect(stage.description).toBeNull()
  expect(stage.page_info[0]).toMatchObject({
    description: 'همهٔ مبلغ سبد، در یک پرداخت',
    infos: [{ label: 'مبلغ', value: amount }, { value: amount }, { value: 0 }],
  })
  expect(view({ ...record, state: once }, facts).stages.map(({ key }) => key)).not.toContain('additional_amount')
})

const paid: PmaState = { ...twoStep, payment: 'done' }
const signed: PmaState = { ...paid, risk: 'done', sign_contract: 'done' }
const whole: PmaState = { ...signed, additional_amount: 'done' }

test.each<[string, PmaStage, PmaState, string[]]>([
  ['a payment that is waited for', 'payment', twoStep, ['payment_amount', 'payment_methods', 'accounts']],
  ['a payment in review', 'payment', { ...twoStep, payment: 'review' }, ['payment_amount', 'receipt']],
  ['a payment that is done', 'payment', paid, ['payment_amount']],
  ['the rest, which is waited for', 'additional_amount', signed, ['additional_amount', 'accounts']],
  [
    'the rest in review',
    'additional_amount',
    { ...signed, additional_amount: 'review' },
    ['additional_amount', 'accounts', 'receipt'],
  ],
  ['the rest that is paid', 'additional_amount', whole, ['additional_amount']],
])('PMA-047 the blocks of %s', (_what, stage, state, blocks) => {
  expect(blocksIn(stage, state, {}, { slips: { payment: slip, additional_amount: slip } })).toEqual(blocks)
})

test.each<[PmaStage, PmaState, number]>([
  ['payment', { ...twoStep, payment: 'review' }, 500_000_000],
  ['additional_amount', { ...signed, additional_amount: 'review' }, 1_500_000_000],
])('PMA-027 a slip in review is told again at %s, with what was to be paid', (key, state, amount) => {
  const stage = stageIn(key, state, {}, { slips: { [key]: slip } })
  expect(stage.message).toEqual(['رسید شما دریافت شد و در حال بررسی است.'])
  expect(stage.fields.slice(0, 3).map(({ value }) => value)).toEqual(['408291', '2026-11-20', '0203456789101'])
  expect(stage.page_info.at(-1)).toEqual({
    component_name: 'receipt',
    title: 'رسید در حال بررسی',
    description: null,
    priority: 4,
    infos: [
      fact('status', 'وضعیت ثبت', 'SUCCESS'),
      fact('amount', 'مبلغ', amount),
      fact('tracking_number', 'شمارهٔ پیگیری', '408291'),
      fact('date', 'تاریخ', '2026-11-20'),
      fact('account_number', 'شمارهٔ حساب مبدأ', '0203456789101'),
    ],
  })
})

/** What stands in the record once the survey and the contract are done. */
const results = { survey: { id: 41, score: 59 }, signed_at: new Date('2026-11-20T22:00:00Z') }

test.each<[string, PmaStage, PmaState, string | null]>([
  ['what was paid', 'payment', paid, '۵۰۰٬۰۰۰٬۰۰۰ ریال پرداخت شد.'],
  ['the rest that was paid', 'additional_amount', whole, '۱٬۵۰۰٬۰۰۰٬۰۰۰ ریال پرداخت شد.'],
  ['nothing of a survey that is still asked', 'risk', paid, null],
  ['the result of a survey that is done', 'risk', whole, 'نتیجه: ریسک‌پذیری متوسط، ۵۹ از ۱۰۰'],
  ['nothing of a contract that is not signed yet', 'sign_contract', { ...paid, risk: 'done' }, null],
  ['when a contract was signed, as Tehran counts days', 'sign_contract', signed, 'در ۳۰ آبان ۱۴۰۵ امضا شد.'],
  ['nothing of the portfolio before its time', 'create_prx', signed, null],
  ['that all is ready', 'create_prx', whole, 'همه‌چیز آماده است. پس از تأیید، کد سبد شما ساخته می‌شود.'],
  ['nothing of it once it is made', 'create_prx', { ...whole, create_prx: 'done' }, null],
])('SBX-067 a stage says %s', (_what, stage, state, description) => {
  expect(stageIn(stage, state, results).description).toBe(description)
})

test('SBX-067 a stage shows the survey, the signature and why it failed', () => {
  expect(stageIn('risk', paid, { user_survey_id: 41 }).fields[0]?.value).toBe(41)
  const failed = { messages: { payment: 'مبلغ رسید کمتر است.' } }
  expect(stageIn('payment', { ...twoStep, payment: 'refused' }, failed).message).toEqual(['مبلغ رسید کمتر است.'])
  const signed_at = new Date('2026-11-21T08:00:00Z')
  expect(stageIn('sign_contract', signed, { signature: 'SARV-ED25519-8C41', signed_at }).page_info[1]).toEqual({
    component_name: 'digital_sign',
    title: 'امضای دیجیتال',
    description: null,
    priority: 2,
    infos: [
      fact('digital_sign', 'امضای دیجیتال', 'SARV-ED25519-8C41'),
      fact('signed_at', 'زمان امضا', '2026-11-21T08:00:00.000Z'),
    ],
  })
})

test('SBX-067 PMA-046 a portfolio that is made ends the flow with its code', () => {
  const { current_stage, stages } = view(
    { ...record, state: { ...whole, create_prx: 'done' }, prx: 'PRX-12345678' },
    facts,
  )
  expect([current_stage, stages.length]).toEqual(['FINALIZE', 6])
  expect(stages.at(-1)).toEqual({
    key: 'FINALIZE',
    sort: 6,
    title: 'پایان',
    status: 'DONE',
    info_status: 'CLOSE',
    description: null,
    message: ['سبد شما ساخته شد. از این پس ارزش و ترکیب آن را هر روز در همین برنامه می‌بینید.'],
    fields: [],
    page_info: [
      {
        component_name: 'portfolio',
        title: 'سبد شما',
        description: null,
        priority: 1,
        infos: [fact('prx', 'کد سبد', 'PRX-12345678')],
      },
    ],
  })
})

test('SBX-067 PMA-046 a portfolio that is refused ends the flow with the reason, which no stage repeats', () => {
  const { current_stage, stages } = view(
    { ...record, state: { ...whole, create_prx: 'refused' }, messages: { create_prx: 'ظرفیت این سبد پر شده است.' } },
    facts,
  )
  expect(current_stage).toBe('MESSAGE')
  expect(stages.at(-2)).toMatchObject({ key: 'create_prx', message: [] })
  expect(stages.at(-1)).toMatchObject({
    key: 'MESSAGE',
    title: 'نتیجه',
    message: ['ظرفیت این سبد پر شده است.'],
    page_info: [],
  })
})

test('SBX-038 the logo of a plan that is a picture has its whole address', () => {
  const { logo } = view({ ...record, logo: '/static/portfolio-calm.svg' }, facts)
  expect(logo).toBe('http://localhost:4000/static/portfolio-calm.svg')
})

test.each<[string, PmaState]>([
  ['begins', twoStep],
  ['is paid', paid],
  ['is signed', signed],
  ['waits for its portfolio', whole],
  ['is over', { ...whole, create_prx: 'done' }],
])('PLT-013 SBX-067: an onboarding that %s is in English but for names', (_when, state) => {
  const prx = state.create_prx === 'done' ? 'PRX-12345678' : null
  const own = { name: 'Negar', address: 'Bahar St' }
  const view = viewIn(
    'en',
    { ...record, ...results, state, prx, plan_name: { fa: 'رشد', en: 'Growth' } },
    { ...facts, signer: { ...signer, ...own } },
  )
  expect(JSON.stringify(view).replaceAll('نگین پرداخت', '')).not.toMatch(/\p{Script=Arabic}/u)
})
