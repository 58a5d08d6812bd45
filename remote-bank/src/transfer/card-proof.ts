import { normalizeCode } from '@sarv/shared/text/digits'

/** Whether a text is a CVV2: three or four digits. (BNK-061) @example isCvv2('۱۲۳') // true */
export function isCvv2(text: string): boolean {
  return /^\d{3,4}$/.test(normalizeCode(text))
}

/**
 * The expiry of a card as it is sent, `YYMM` of the Jalali calendar; undefined for what is none. With a stroke, as on the
 * card, or without. (BNK-061)
 * @example parseExpiry('۰۸/۰۶') // '0806'
 */
export function parseExpiry(text: string): string | undefined {
  const bare = expiryDigits(text)
  return /^\d{2}(?:0[1-9]|1[0-2])$/.test(bare) ? bare : undefined
}

/** The digits of a typed expiry, four at most. */
export function expiryDigits(text: string): string {
  return normalizeCode(text).replace(/\D/g, '').slice(0, 4)
}

/** As printed on a card. @example showExpiry('0806') // '08/06' */
export function showExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
