import { uploadEndpoint } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { videoMaxBytes } from '../rules/constants'
import { postEndpoint, readEndpoint } from './calls'
import { onboarding } from './onboarding'
import { sentCode } from './sent-code'
import { isoDate, openEnum, rial } from './wire'

/*
 * Two flows of the bank: the card with its account (type BANK, ds_code MIDDLE_EAST) and the reissue of a card (type
 * REISSUE_CARD, destination_type MIDDLE_EAST). Both begin with `startOnboarding` and go on with `submitOnboarding`.
 *
 * BANK: base_info, card, video, address; then FINALIZE (the account is asked for at the bank) or MESSAGE (refused).
 * REISSUE_CARD: reissue_card_confirm_otp, card, video, address, payment; then FINALIZE or MESSAGE.
 *   any, reached       ACTIVE/OPEN · DONE/OPEN may be done again until the end · FAILED/OPEN sent back, with `message`
 *   confirm_otp        DONE/LOCK once the code was right
 *   payment            ACTIVE/OPEN to pay · DONE/LOCK paid
 *   any, not reached   ACTIVE/CLOSE
 *
 * Blocks (`component_name`: keys of its infos):
 *   base_info  help: icon, label and value of each line
 *   card       card_design, one block per design: front_url, back_url, color_name, color, name (the label of each info is
 *              its key); the chosen one is the field's value
 *   video      conditions: one info per condition · video_text: text (to be read aloud)
 *   address    delivery: tehran, elsewhere
 *   payment    payment_amount: amount · payment_methods: IPG (label, icon, value = landing_url)
 *   FINALIZE   result: title, description
 * Fields: base_info national_serial · card card_name · video video_text (the text that was read; needs an uploaded video)
 * · address address_id · reissue_card_confirm_otp otp_code · payment none.
 */

/**
 * The request for a card where one is open or was sent back, or a fresh one that is not begun: its stages are not reached
 * and its `onb_uuid` is empty.
 * 400 `LIMIT_AMOUNT` where too little lies in the card's fund, `ONB-REQUIRED` below level 2; 409 who has a card.
 * @example const onboarding = await call(getBankOnboarding, { query: { type: 'BANK', ds_code: 'MIDDLE_EAST' } })
 */
export const getBankOnboarding = readEndpoint('/onboarding/api/v1/onb/', {
  summary: 'The request for a bank card, as far as it is',
  query: z.object({ type: z.literal('BANK'), ds_code: z.literal('MIDDLE_EAST') }),
  reply: onboarding,
})

/**
 * What has to lie in the card's fund, and what is missing; all in rial.
 * @example { asset_amount: 9_000_000, min_amount: 50_000_000, remaining_required_amount: 41_000_000, max_payment: 2_000_000_000, unit_price: 10_012 }
 */
export const cardLimit = z.object({
  /** What the person's units of the card's fund are worth, or may be drawn for a voucher. */
  asset_amount: rial,
  min_amount: rial,
  remaining_required_amount: rial,
  /** Largest single payment for the fund that a card gateway takes (D-144). */
  max_payment: z.optional(rial),
  /** Price of one unit of the fund today; only whole units are bought (D-167). */
  unit_price: z.optional(rial),
})
export type CardLimit = z.infer<typeof cardLimit>

/**
 * @example await call(inquireCardLimit, { body: { onb_type: 'BANK', destination_type: 'MIDDLE_EAST' } })
 */
export const inquireCardLimit = postEndpoint('/onboarding/api/v1/onb/inquiry/amount/', {
  summary: "What the card's fund must hold before a card is made",
  body: z.object({ onb_type: z.literal('BANK'), destination_type: z.literal('MIDDLE_EAST') }),
  reply: cardLimit,
})

const videoFields = z.object({
  title: z.string(),
  /** BANK or REISSUE_CARD; the video belongs to the person's open flow of that type. */
  onb_type: z.enum(['BANK', 'REISSUE_CARD']),
})

/**
 * A video that arrived.
 * @example { id: 31 }
 */
export const storedVideo = z.object({ id: z.int() })
export type StoredVideo = z.infer<typeof storedVideo>

/**
 * Multipart, field `video_file`: webm or mp4 by its bytes, fifteen seconds at most. A later video replaces the earlier
 * one; it counts once the stage is submitted. 400 another type, too long, too large, cut off; 409 unless the stage waits.
 * @example await api.upload(uploadVideo, { file, fields: { title: 'video.webm', onb_type: 'BANK' } })
 */
export const uploadVideo = uploadEndpoint({
  method: 'POST',
  path: '/onboarding/api/v1/onb/upload/video/',
  summary: 'Upload the video of a card request',
  body: videoFields,
  file: { field: 'video_file', maxBytes: videoMaxBytes },
  reply: storedVideo,
  failure: 'caller',
})

/** The same for the reissue of a card. */
export const uploadReissueVideo = uploadEndpoint({
  method: 'POST',
  path: '/onboarding/api/v1/reissue-onb/upload/video/',
  summary: 'Upload the video of a card reissue',
  body: videoFields,
  file: { field: 'video_file', maxBytes: videoMaxBytes },
  reply: storedVideo,
  failure: 'caller',
})

/**
 * Five digits by text message. 429 with `Retry-After` while the last one may still arrive; 409 once it was confirmed.
 * @example const { result } = await call(sendReissueCode, { params: { uuid }, body: {} })
 */
export const sendReissueCode = postEndpoint('/onboarding/api/v1/reissue-onb/otp/send/:uuid/', {
  summary: 'Send the code that begins a card reissue',
  body: z.object({}),
  reply: z.object({ result: sentCode }),
  failure: 'always',
})

/**
 * A step of the card's way through the post, oldest first.
 * @example { title: 'تحویل به پست', date: '2026-11-20', done: true }
 */
export const postStep = z.object({
  title: z.string(),
  /** When it was done, or is expected; null where that is unknown. */
  date: z.nullable(isoDate),
  done: z.boolean(),
})
export type PostStep = z.infer<typeof postStep>

/**
 * Postal tracking (D-21): by the request's uuid or the post's own code, which the answer repeats; the newest
 * request without both. 404 for others'.
 * @example const { steps } = await call(trackPost, { body: { onb_uuid } })
 */
export const trackPost = postEndpoint('/onboarding/api/v1/onb/track-post/', {
  summary: 'Where the card is on its way',
  body: z.object({ onb_uuid: z.optional(z.string()), tracking_code: z.optional(z.string()) }),
  reply: z.object({ tracking_code: z.nullable(z.string()), steps: z.array(postStep) }),
})

/**
 * The reissue's payment, by the trace number of its result page (D-29).
 * @example { uuid: '…', status: 'SUCCESS', amount: 1_000_000, date: '2026-11-21', time: '16:22:08', trace_no: '482910375512', purpose: 'REISSUE', payer_name: 'نگار فرهمند', psp_name: 'نگین پرداخت' }
 */
export const bankPaymentFacts = z.object({
  uuid: z.string(),
  status: openEnum(['WAITING', 'SUCCESS', 'FAILED', 'CANCELED']),
  amount: rial,
  date: isoDate,
  time: z.string(),
  /** Null when it failed. */
  trace_no: z.nullable(z.string()),
  /** REISSUE of a card, CHARGE of the account. */
  purpose: openEnum(['REISSUE', 'CHARGE']),
  /** The only person whose card may pay. */
  payer_name: z.optional(z.string()),
  /** The gateway that decided; null where none did. */
  psp_name: z.optional(z.nullable(z.string())),
})
export type BankPaymentFacts = z.infer<typeof bankPaymentFacts>

/**
 * By the trace number, or by the uuid, since one that failed has none. 404 means that this person has no such payment.
 * @example const facts = await call(findBankPaymentByTrace, { params: { traceNo } })
 */
export const findBankPaymentByTrace = readEndpoint('/bank/api/v1/payment/trace/:traceNo/', {
  summary: 'The bank payment of the person with this trace number',
  reply: bankPaymentFacts,
})
