import { normalizeCode } from '../text/digits'

/**
 * Whether a text is the serial of a national card, or the tracking code of its receipt: a digit, a letter and eight
 * digits, or ten digits that are not the person's own national code. Digits of any script. (VAL-08)
 * @example isNationalSerial('1G12345678', '0012345679') // true
 */
export function isNationalSerial(text: string, ownNationalCode: string | null | undefined): boolean {
  const serial = normalizeCode(text)
  return /^\d[A-Za-z]\d{8}$/.test(serial) || (/^\d{10}$/.test(serial) && serial !== ownNationalCode)
}
