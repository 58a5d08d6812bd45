import * as z from '@sarv/shared/schema'
import { deleteEndpoint, postEndpoint, readEndpoint } from './calls'
import { sentCode } from './sent-code'
import { isoDate, openEnum, percent, rial, rowId } from './wire'

/** Ways that money takes from an account (ST-16). */
export const transferTypes = ['card', 'internal', 'pol', 'paya', 'satna'] as const
export type TransferType = (typeof transferTypes)[number]

/**
 * What one way takes, costs and when it arrives.
 * @example { type: 'paya', min_amount: 10_000, max_amount: 2_000_000_000, fee: { percent: 0.01, min: 3_000, max: 30_000 }, arrives_at: '2026-11-21T14:00:00.000Z' }
 */
export const transferRule = z.object({
  type: z.enum(transferTypes),
  min_amount: rial,
  max_amount: rial,
  /** `percent` of the amount, not less than `min` and not more than `max`, in rial. */
  fee: z.object({ percent, min: rial, max: rial }),
  /** When money that leaves now is there; the instant of the answer where it is there at once. */
  arrives_at: isoDate,
})
export type TransferRule = z.infer<typeof transferRule>

/**
 * The rules of the day (BNK-064).
 * @example const { rules } = await call(getTransferSettings, {})
 */
export const getTransferSettings = readEndpoint('/general/api/v1/settings/bank-transfer/', {
  summary: 'The ways to transfer, with limits, fees and arrival',
  reply: z.object({
    rules: z.array(transferRule),
    /** What all transfers of an account may take in one day of Tehran; the card's own limit stands in its settings. */
    daily_max: rial,
  }),
})

/**
 * Who a number belongs to, with the whole name: a person checks it before the money leaves.
 * @example { owner_name: 'لاله آذرمهر', bankName: 'بانک خاورمیانه', types: ['card'] }
 */
export const destinationOwner = z.object({
  owner_name: z.string(),
  bankName: z.string(),
  /** Ways that lead there; `card` for a card, the others for an IBAN. */
  types: z.array(z.enum(transferTypes)),
  /** What may still go there today; absent where the person has paid it before today (BNK-082). */
  left_today: z.optional(rial),
  /** The IBAN that money goes to, where an account number was asked about. */
  iban: z.optional(z.string()),
})
export type DestinationOwner = z.infer<typeof destinationOwner>

/**
 * 400 a wrong number, the person's own card; 404 no person has this card. The screen shows it under the field (ERR-06).
 * @example await call(inquireCard, { body: { card_number: '6037991111111112' } })
 */
export const inquireCard = postEndpoint('/bank/api/v1/transfer/card/inquiry/', {
  summary: "The owner of a card, by the card's number",
  body: z.object({ card_number: z.string('شمارهٔ کارت را وارد کنید.') }),
  reply: destinationOwner,
})

/** As `inquireCard`, for `IR` and 24 digits, or the thirteen digits of an account of the bank itself (BNK-088). */
export const inquireIban = postEndpoint('/bank/api/v1/transfer/sheba/inquiry/', {
  summary: 'The owner of an account, by its IBAN or its number',
  body: z.object({ iban: z.string('شمارهٔ شبا را وارد کنید.') }),
  reply: destinationOwner,
})

const source = rowId('حساب مبدأ را انتخاب کنید.')
/** A `recipient` of the saved destinations, to whose numbers a saved one is added. */
const recipient = z.optional(rowId('گیرنده را دوباره انتخاب کنید.'))
const amount = z.int('مبلغ را به ریال و بدون اعشار وارد کنید.')

/**
 * The second password: six digits by text message, for this card and this amount only. 429 while the last one may still
 * arrive; 400 what the transfer itself would refuse.
 * @example const { result } = await call(sendCardPassword, { body: { account_id: 501, card_number, amount } })
 */
export const sendCardPassword = postEndpoint('/bank/api/v1/transfer/card/otp/', {
  summary: 'Send the second password of a card transfer',
  body: z.object({ account_id: source, card_number: z.string(), amount }),
  reply: z.object({ result: sentCode }),
  failure: 'always',
})

/** As `sendCardPassword`, for a transfer to an IBAN. */
export const sendIbanPassword = postEndpoint('/bank/api/v1/transfer/sheba/otp/', {
  summary: 'Send the code of a transfer to an IBAN',
  body: z.object({ account_id: source, iban: z.string(), amount, type: z.string() }),
  reply: z.object({ result: sentCode }),
  failure: 'always',
})

/**
 * A transfer that the bank took: DONE, FAILED with its reason, or TROUBLESHOOTING until the bank knows (ST-11).
 * @example { id: 9001, status: 'DONE', message: null }
 */
export const transferResult = z.object({
  /** Id of its receipt. */
  id: z.int(),
  status: openEnum(['DONE', 'FAILED', 'TROUBLESHOOTING']),
  message: z.nullable(z.string()),
})
export type TransferResult = z.infer<typeof transferResult>

/**
 * Card to card. The same `Idempotency-Key` gives the same transfer again; without a key it is refused. 400 wrong card,
 * own card, amount, description, password, balance, limit; 404 others' account or recipient; 409 a card that is blocked or an account
 * that is not active. The bank knows its own card: it does not ask for CVV2 or expiry. (D-250)
 * @example await call(transferToCard, { body: { account_id, card_number, amount, description, password, save: true }, idempotencyKey })
 */
export const transferToCard = postEndpoint('/bank/api/v1/transfer/card/', {
  summary: 'Transfer from the card to another card',
  body: z.object({
    account_id: source,
    card_number: z.string('شمارهٔ کارت را وارد کنید.'),
    amount,
    /** 50 characters at most. */
    description: z.optional(z.nullable(z.string())),
    /** The second password. */
    password: z.string('رمز دوم را وارد کنید.'),
    /** Keep the destination, under its owner's name or among the numbers of `recipient`. */
    save: z.optional(z.boolean()),
    recipient,
  }),
  reply: transferResult,
  failure: 'alert',
})

/** As `transferToCard`, to an IBAN in one of the ways that its inquiry named. */
export const transferToIban = postEndpoint('/bank/api/v1/transfer/sheba/', {
  summary: 'Transfer from the account to an IBAN',
  body: z.object({
    account_id: source,
    iban: z.string('شمارهٔ شبا را وارد کنید.'),
    amount,
    type: z.string('نوع انتقال را انتخاب کنید.'),
    /** What the money is for, 50 characters at most. */
    reason: z.optional(z.nullable(z.string())),
    password: z.string('کد تأیید را وارد کنید.'),
    save: z.optional(z.boolean()),
    recipient,
  }),
  reply: transferResult,
  failure: 'alert',
})

/**
 * What became of a transfer, by the `Idempotency-Key` that it went out under: for a person who lost the answer, and
 * with a reload the passwords to ask again (BNK-066). 404 while none was made under it.
 * @example const { id, status } = await call(findTransferByKey, { params: { key } })
 */
export const findTransferByKey = readEndpoint('/bank/api/v1/transfer/by-key/:key/', {
  summary: 'The transfer that was made under an idempotency key',
  reply: transferResult,
})

/**
 * A destination that was saved (BNK-062).
 * @example { id: 4, kind: 'CARD', number: '6037991111111112', name: 'لیلا', owner_name: 'لاله آذرمهر', bankName: 'بانک خاورمیانه' }
 */
export const destination = z.object({
  id: z.int(),
  /** CARD or IBAN. */
  kind: openEnum(['CARD', 'IBAN']),
  /** 16 digits, or `IR` and 24 digits. */
  number: z.string(),
  name: z.string(),
  owner_name: z.string(),
  bankName: z.string(),
  /** The same for all numbers of one person; absent where each number stands for itself (BNK-087). */
  recipient: z.optional(z.int()),
  /** How often money went there, but for transfers that failed, and when it was used or saved last. */
  uses: z.optional(z.int()),
  last_used_at: z.optional(isoDate),
})
export type Destination = z.infer<typeof destination>

/** Where one of the last transfers went that is not saved (BNK-062, D-171). */
export const recentDestination = z.omit(destination, { id: true, name: true, recipient: true })
export type RecentDestination = z.infer<typeof recentDestination>

export const destinations = z.object({
  destinations: z.array(destination),
  recent: z.optional(z.array(recentDestination)),
})
export type Destinations = z.infer<typeof destinations>

export const listDestinations = readEndpoint('/bank/api/v1/destinations/', {
  summary: 'The saved destinations, the last used first, and where the last transfers went besides',
  reply: destinations,
})

/**
 * The same number twice renames the one that is there, with all numbers of its recipient. 400 a wrong number, a name that is
 * empty or above 40 characters, or a number that belongs to another owner than those of `recipient`; 404 others' recipient.
 */
export const saveDestination = postEndpoint('/bank/api/v1/destinations/', {
  summary: 'Save a destination under a name',
  body: z.object({
    kind: z.enum(['CARD', 'IBAN']),
    number: z.string(),
    name: z.string('نام را وارد کنید.'),
    recipient,
  }),
  reply: destination,
  failure: 'alert',
})

/** 404 for others'. */
export const deleteDestination = deleteEndpoint('/bank/api/v1/destinations/:id/', {
  summary: 'Forget a saved destination',
  reply: z.object({}),
  failure: 'alert',
})
