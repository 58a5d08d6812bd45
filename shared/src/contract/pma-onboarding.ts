import { uploadEndpoint } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { uploadMaxBytes } from '../rules/constants'
import { postEndpoint, readEndpoint } from './calls'
import { onboarding } from './onboarding'
import { sentCode } from './sent-code'
import { isoDate, openEnum, rowId, word } from './wire'

/*
 * Stages of a portfolio's onboarding, in order: payment, risk, sign_contract, additional_amount (only above
 * 1,900,000,000 rial), create_prx; then FINALIZE or MESSAGE. In words `status/info_status`:
 *   payment            ACTIVE/OPEN to pay · ACTIVE/LOCK slip in review, the flow goes on · DONE/LOCK · FAILED/OPEN slip refused
 *   risk               ACTIVE/OPEN · DONE/OPEN may be done again · DONE/LOCK once signed
 *   sign_contract      ACTIVE/OPEN · FAILED/OPEN wrong code, e-mail or address · DONE/LOCK signed
 *   additional_amount  ACTIVE/OPEN to pay, and while the slip is in review (then it has the block `receipt`) · DONE/CLOSE ·
 *                      FAILED/OPEN slip refused
 *   create_prx         DONE/LOCK waits for the house · DONE/OPEN made
 *   any, not reached   ACTIVE/CLOSE
 * A payment slip that is refused brings the flow back to `payment`; what was done meanwhile stays done.
 *
 * The conditions come before the money (D-121, D-122): `payment` is first submitted with `accepted_rules: true`, and with
 * `accepted_risk` where the block `suitability` stands; until then it has no `payment_methods`, and a slip is refused.
 * `sign_contract` asks for `accepted_risk` where that block stands there.
 *
 * Blocks (`component_name`: keys of its infos):
 *   suitability        survey_id (of the result that does not fit), with the warning as `description`; gone once accepted
 *   payment            payment_amount: amount (to pay now), total_amount, remainder · payment_methods: IPG (label, icon,
 *                      value = landing_url), RECEIPT (value null) · accounts · receipt
 *   sign_contract      user_info: pma_owner, national_code, mobile, email_address, address_id, address_detail, postal_code ·
 *                      digital_sign (signed only): digital_sign, signed_at
 *   additional_amount  additional_amount: amount · accounts · receipt
 *   FINALIZE           portfolio: prx
 *   accounts           per account two infos of the same label: account_number, iban
 *   receipt            status (SUCCESS: it was registered), amount, tracking_number, date, account_number
 * Fields: payment and additional_amount tracking_number, date, account_number · payment also accepted_rules (true to
 * accept; then the instant of it) · risk user_survey_id · sign_contract otp_code, email_address, address_id · payment and
 * sign_contract accepted_risk (the `survey_id` of the warning).
 */

/**
 * The way to an open flow from another device, or after storage was lost: newest first, those of one plan or all.
 * @example const { onboardings } = await call(listOpenOnboardings, { query: { plan_id: 1 } })
 */
export const listOpenOnboardings = readEndpoint('/onboarding/api/v1/pma-onb/', {
  summary: "The person's open onboardings of portfolios",
  query: z.object({ plan_id: z.optional(z.coerce.number().check(rowId())) }),
  reply: z.object({ onboardings: z.array(onboarding) }),
})

/**
 * The same object as `startOnboarding` answers, for reading it again; finished flows too. 404 for others'.
 * @example const onboarding = await call(getPmaOnboarding, { params: { uuid } })
 */
export const getPmaOnboarding = readEndpoint('/onboarding/api/v1/pma-onb/:uuid/', {
  summary: 'One onboarding of a portfolio',
  reply: onboarding,
})

/**
 * One contract of a flow (SBX-053).
 * @example { key: 'portfolio-management', id: 1, name: 'قرارداد سبدگردانی اختصاصی', status: 'NOT_SIGNED' }
 */
export const contract = z.object({
  /** Key for the download. */
  key: z.string(),
  id: z.int(),
  /** Also the name under which the file is saved. */
  name: z.string(),
  /** SIGNED, NOT_SIGNED (ST-07). */
  status: openEnum(['SIGNED', 'NOT_SIGNED']),
})
export type Contract = z.infer<typeof contract>

/**
 * @example const { contracts } = await call(listContracts, { params: { uuid } })
 */
export const listContracts = readEndpoint('/onboarding/api/v1/pma-onb/:uuid/contracts/', {
  summary: 'The contracts of an onboarding',
  reply: z.object({ contracts: z.array(contract) }),
})

/**
 * A PDF of several pages (SBX-054); a refusal is JSON all the same (SBX-013). 404 for others' flows and unknown keys.
 * @example const file = await api.download(downloadContract, { params: { uuid, key: contract.key } })
 */
export const downloadContract = readEndpoint('/onboarding/api/v1/pma-onb/download/:uuid/:key/', {
  summary: 'One contract as PDF',
  reply: z.unknown(),
})

/**
 * Five digits by text message, to sign with. 429 with `Retry-After` while the last one may still arrive; 409 unless the
 * contracts wait for a signature.
 * @example const { result } = await call(sendContractCode, { params: { uuid }, body: {} })
 */
export const sendContractCode = postEndpoint('/onboarding/api/v1/pma-onb/otp/send/:uuid/', {
  summary: 'Send the code that signs the contracts',
  body: z.object({}),
  reply: z.object({ result: sentCode }),
  failure: 'always',
})

/** What stands on a bank slip beside the picture. Persian digits are taken too. */
export const slipFields = {
  /** 4 to 30 digits or Latin letters. */
  tracking_number: z.optional(z.string()),
  /** ISO day of the transfer, today at the latest. */
  date: z.optional(isoDate),
  /** Digits of the account that the money came from; dashes, dots and spaces are taken too, and an IBAN. */
  account_number: z.optional(z.string()),
}

/**
 * A slip that arrived.
 * @example { id: 31, status: 'SUCCESS', date: '2026-11-21' }
 */
export const storedSlip = z.object({
  id: z.int(),
  /** SUCCESS; anything else means that it was not accepted (PMA-043, ERR-32). */
  status: word,
  /** The day in Tehran on which it arrived. */
  date: isoDate,
})
export type StoredSlip = z.infer<typeof storedSlip>

/**
 * The bank slip of the stage that is to be paid, `payment` or `additional_amount`: multipart, field `file`, png, jpeg or
 * pdf of 5 MB at most; the facts on it travel along (D-13) or come with the submit. A later file replaces the earlier
 * one. It counts once the stage is submitted: `submitOnboarding` puts it into review. 409 unless the stage waits for it.
 * @example await api.upload(uploadSlip, { params: { uuid }, file, fields: { tracking_number, date, account_number } })
 */
export const uploadSlip = uploadEndpoint({
  method: 'POST',
  path: '/onboarding/api/v1/pma-onb/upload/image/:uuid/',
  summary: 'Upload the bank slip of the stage to be paid',
  body: z.object(slipFields),
  file: { maxBytes: uploadMaxBytes },
  reply: storedSlip,
  failure: 'caller',
})
