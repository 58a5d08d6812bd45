import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'
import { openEnum, rial, word } from './wire'

/**
 * One fact of a block. What `key` names is known by the block's `component_name`; `label` is for the person.
 * @example { key: 'iban', icon: null, label: 'بانک خاورمیانه', value: 'IR160120000000001234567890' }
 */
export const pageInfoItem = z.object({
  key: z.string(),
  /** A name of the lucide set, or an address of a picture. */
  icon: z.nullable(z.string()),
  label: z.nullable(z.string()),
  /** Amounts are whole rial as numbers, all else is text. */
  value: z.nullable(z.union([z.string(), z.number()])),
})
export type PageInfoItem = z.infer<typeof pageInfoItem>

/**
 * A block of facts that a stage shows, the smallest `priority` first (PMA-047).
 * @example { component_name: 'payment_amount', title: 'مبلغ پرداخت', description: null, priority: 1, infos: [{ key: 'amount', icon: null, label: 'مبلغ', value: 500_000_000 }] }
 */
export const pageInfo = z.object({
  component_name: word,
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  priority: z.int(),
  infos: z.array(pageInfoItem),
})
export type PageInfo = z.infer<typeof pageInfo>

/**
 * Something that a stage asks for.
 * @example { key: 'otp_code', title: 'کد تأیید', type: 'CODE', is_required: true, value: null, sort: 1, message: null }
 */
export const stageField = z.object({
  key: z.string(),
  title: z.string(),
  /** TEXT, NUMBER, CODE, EMAIL, DATE, ID, CONSENT (a tick). */
  type: openEnum(['TEXT', 'NUMBER', 'CODE', 'EMAIL', 'DATE', 'ID', 'CONSENT']),
  is_required: z.boolean(),
  /** What the server keeps of it; never a code. */
  value: z.nullable(z.union([z.string(), z.number()])),
  sort: z.int(),
  message: z.nullable(z.string()),
})
export type StageField = z.infer<typeof stageField>

/**
 * One stage of an onboarding (SBX-067).
 * @example { key: 'risk', sort: 2, title: 'ریسک‌سنجی', status: 'ACTIVE', info_status: 'OPEN', description: null, message: [], fields: [...], page_info: [] }
 */
export const onboardingStage = z.object({
  /** In either spelling: read it with `stageOf` of `stages/stage` (D-03). */
  key: word,
  sort: z.int(),
  title: z.string(),
  /** ACTIVE, DONE, FAILED (ST-05). */
  status: openEnum(['ACTIVE', 'DONE', 'FAILED']),
  /** OPEN, LOCK, CLOSE (ST-06). A stage that is not reached yet is ACTIVE and CLOSE. */
  info_status: openEnum(['OPEN', 'LOCK', 'CLOSE']),
  description: z.nullable(z.string()),
  /** Sentences for the person: why it failed, what it waits for. */
  message: z.array(z.string()),
  fields: z.array(stageField),
  page_info: z.array(pageInfo),
})
export type OnboardingStage = z.infer<typeof onboardingStage>

/**
 * A server-driven flow of one person (SBX-067). The server owns its state: send the whole object back with new values in
 * the fields of one stage (`withValues` of `stages/submission`), and take what is answered.
 *
 * When the flow has come to its end, `current_stage` is FINALIZE (it did what it was for) or MESSAGE (it ended otherwise),
 * and the last of `stages` has that key with its `message`; it is not a step of the list.
 * @example { onb_uuid: '3f0a…', type: 'PMA', id: '1', ds_code: '1', plan_id: 1, name: 'سبد رشد پویا', logo: 'trending-up', amount: 2_000_000_000, minimum_investment_amount: 500_000_000, current_stage: 'payment', stages: [...] }
 */
export const onboarding = z.object({
  onb_uuid: z.string(),
  /** PMA, REISSUE_CARD, BANK. */
  type: openEnum(['PMA', 'REISSUE_CARD', 'BANK']),
  /** What the flow is about, by the code that started it. */
  id: z.nullable(z.string()),
  ds_code: z.nullable(z.string()),
  plan_id: z.nullable(z.int()),
  name: z.string(),
  /** A name of the lucide set, or an address of a picture. */
  logo: z.nullable(z.string()),
  amount: z.nullable(rial),
  minimum_investment_amount: z.nullable(rial),
  current_stage: word,
  stages: z.array(onboardingStage),
})
export type Onboarding = z.infer<typeof onboarding>

/**
 * What begins or resumes a flow; `type` decides what else counts (D-23): PMA has `ds_code` (the plan's id) and `amount`.
 * With `onb_uuid`, or where such a flow is open, that one is answered. A given amount replaces the earlier one as long as
 * nothing is paid; later another amount is refused with 400. Without `amount` nothing changes.
 * @example { type: 'PMA', ds_code: '1', amount: 2_000_000_000, onb_uuid: null }
 */
export const onboardingStart = z.object({
  type: z.string('نوع درخواست را مشخص کنید.'),
  amount: z.optional(z.nullable(z.int('مبلغ را به ریال و بدون اعشار وارد کنید.'))),
  ds_code: z.optional(z.nullable(z.union([z.string(), z.int()]))),
  destination_type: z.optional(z.nullable(z.string())),
  onb_uuid: z.optional(z.nullable(z.string())),
})
export type OnboardingStart = z.infer<typeof onboardingStart>

/**
 * Refusals: 400 wrong amount, unknown type, `ONB-REQUIRED` below level 2; 404 unknown plan, others' flow.
 * @example const onboarding = await call(startOnboarding, { body: { type: 'PMA', ds_code: '1', amount }, idempotencyKey })
 */
export const startOnboarding = postEndpoint('/onboarding/api/v1/start/', {
  summary: 'Begin a flow, or take it up where it stands',
  body: onboardingStart,
  reply: onboarding,
  failure: 'alert',
})

/**
 * The whole object goes back. Only the fields of the stage that `current_stage` names are read; that stage must be the
 * current one, or one that is DONE and OPEN and is done once more.
 * @example withValues(onboarding, 'risk', { user_survey_id: 41 })
 */
export const onboardingSubmission = z.looseObject({
  onb_uuid: z.string(),
  current_stage: z.string(),
  stages: z.array(
    z.looseObject({
      key: z.string(),
      fields: z.optional(z.nullable(z.array(z.looseObject({ key: z.string(), value: z.optional(z.unknown()) })))),
    }),
  ),
})
export type OnboardingSubmission = z.infer<typeof onboardingSubmission>

/**
 * The stage may come back FAILED with its `message`, which is not a refusal of the call: a wrong code, an invalid
 * e-mail. Refusals: 400 a field is missing or wrong, or an unknown stage; 404 others' flow; 409 the flow stands
 * elsewhere by now: start again with its `onb_uuid` to see where.
 * @example const next = await call(submitOnboarding, { body: withValues(onboarding, 'risk', { user_survey_id: 41 }) })
 */
export const submitOnboarding = postEndpoint('/onboarding/api/v1/submit/', {
  summary: 'Submit the fields of the current stage',
  body: onboardingSubmission,
  reply: onboarding,
  failure: 'always',
})
