import { normalizeCode } from '@sarv/shared/text/digits'

/**
 * A mobile number in the one form that is kept. `+98…` and `0098…` are the same number written otherwise; undefined for
 * anything else (VAL-04).
 * @example parseMobile('+98 912 000 0003') // '09120000003'
 */
export function parseMobile(text: string): string | undefined {
  const digits = normalizeCode(text)
    .replace(/[\s-]/g, '')
    .replace(/^(\+98|0098)/, '0')
  return /^09\d{9}$/.test(digits) ? digits : undefined
}
