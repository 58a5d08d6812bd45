import { toAsciiDigits } from '../../text/digits'

/**
 * The code inside what was typed, pasted or read from a message: its digits in ASCII, at most `length` of them.
 * @example extractCode('کد: ۱۲ ۳۴۵', 5) // '12345'
 */
export function extractCode(text: string, length: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, length)
}
