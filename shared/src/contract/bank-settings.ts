import * as z from '@sarv/shared/schema'
import { patchEndpoint, postEndpoint, readEndpoint } from './calls'
import { sentCode } from './sent-code'
import { isoDate, openEnum, percent, rial } from './wire'

/**
 * What the person may change about their card (SBX-113). `used_today` counts transfers from
 * card to card of this day in Tehran.
 * @example { account_id: 501, is_blocked: false, limits: { card_daily: 100_000_000, card_daily_max: 500_000_000, used_today: 5_000_000 }, license: { valid_until: '2027-03-20', can_renew: true }, terms_url: '…' }
 */
export const bankSetting = z.object({
  account_id: z.int(),
  /** By the person; a card that the bank has blocked is `blocked` as status and cannot be unblocked here. */
  is_blocked: z.boolean(),
  limits: z.object({ card_daily: rial, card_daily_max: rial, used_today: rial }),
  license: z.object({ valid_until: isoDate, can_renew: z.boolean() }),
  /** A PDF that needs no bearer. */
  terms_url: z.string(),
})
export type BankSetting = z.infer<typeof bankSetting>

/** 404 who has no account. */
export const getBankSetting = readEndpoint('/bank/api/v1/setting/', {
  summary: "The card's settings",
  reply: bankSetting,
})

/** 400 a limit below 10,000 rial or above its highest. 428 for a code where it rises. */
export const changeBankSetting = patchEndpoint('/bank/api/v1/setting/', {
  summary: 'Change the daily limit of the card',
  body: z.object({ card_daily: z.int('سقف را به ریال و بدون اعشار وارد کنید.') }),
  reply: bankSetting,
  isConfirmed: true,
  failure: 'alert',
})

/** Saying it again changes nothing. 428 for a code to unblock; blocking takes none. */
export const blockCard = postEndpoint('/bank/api/v1/card/block/', {
  summary: 'Block or unblock the card',
  body: z.object({ is_blocked: z.boolean() }),
  reply: bankSetting,
  isConfirmed: true,
  failure: 'alert',
})

/**
 * Six digits by text message, for a new PIN or to see the card's number. 429 while the last one may still arrive.
 * @example const { result } = await call(sendCardCode, { body: { purpose: 'PIN' } })
 */
export const sendCardCode = postEndpoint('/bank/api/v1/card/otp/', {
  summary: 'Send the code for a new PIN or for the whole card number',
  body: z.object({ purpose: z.enum(['PIN', 'REVEAL']) }),
  reply: z.object({ result: sentCode }),
  failure: 'always',
})

/** Four digits, not all the same and not in a row. 400 a wrong code or PIN. */
export const changePin = postEndpoint('/bank/api/v1/card/pin/', {
  summary: "Change the card's PIN",
  body: z.object({ code: z.string(), pin: z.string() }),
  reply: z.object({}),
})

/**
 * What stands on the card, for half a minute on the screen. 400 a wrong code.
 * @example { card_number: '6274121234567899', cvv2: '482', expiry: '0806' }
 */
export const cardSecrets = z.object({ card_number: z.string(), cvv2: z.string(), expiry: z.string() })
export type CardSecrets = z.infer<typeof cardSecrets>

export const revealCard = postEndpoint('/bank/api/v1/card/reveal/', {
  summary: 'The whole number of the card, by code',
  body: z.object({ code: z.string() }),
  reply: cardSecrets,
})

/**
 * The renewal of the card's licence. `status` and `message` go to the result page.
 * @example { status: 'success', message: 'مجوز کارت تا ۳۰ اسفند ۱۴۰۷ تمدید شد.', button: 'بازگشت به کارت' }
 */
export const renewLicense = postEndpoint('/bank/api/v1/license-renewal/', {
  summary: "Renew the card's licence",
  body: z.object({}),
  reply: z.object({ status: openEnum(['success', 'failed']), message: z.string(), button: z.string() }),
  failure: 'alert',
})

/**
 * @example { yearly_return: 27.4, enabled: false }
 */
export const assetBack = z.object({ yearly_return: percent, enabled: z.boolean() })
export type AssetBack = z.infer<typeof assetBack>

export const getAssetBack = readEndpoint('/bank/api/v1/asset-back/yearly-return/', {
  summary: "What the card's fund yields, and whether spending draws on it",
  reply: assetBack,
})

/** 409 without an active account. 428 for a code to switch it on. */
export const switchAssetBack = patchEndpoint('/bank/api/v1/asset-back/', {
  summary: "Let spending above the balance sell units of the card's fund",
  body: z.object({ enabled: z.boolean() }),
  reply: assetBack,
  isConfirmed: true,
  failure: 'alert',
})
