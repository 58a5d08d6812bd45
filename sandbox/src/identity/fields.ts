import { normalizeCode } from '@sarv/shared/text/digits'

/** Parses a national code: ten digits (VAL-05). */
export function parseNationalCode(typed: string): string | undefined {
  const digits = normalizeCode(typed)
  return /^\d{10}$/.test(digits) ? digits : undefined
}

/** Password rule (VAL-06): 8 to 15 characters, at least one of A–Z and one digit. Taken as typed: every character counts. */
export function isPassword(typed: string): boolean {
  return /^(?=.*[A-Z])(?=.*\d).{8,15}$/.test(typed)
}

/** Parses a sign-in code (VAL-09): so many digits, in any typed or pasted form. */
export function parseSignInCode(typed: string, length: number): string | undefined {
  const digits = normalizeCode(typed).replace(/\s/g, '')
  return /^\d+$/.test(digits) && digits.length === length ? digits : undefined
}

/** @example maskMobile('09120004471') // '0912 ••• 4471' */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 4)} ••• ${mobile.slice(-4)}`
}
