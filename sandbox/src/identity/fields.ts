import { codeOf } from '@sarv/shared/i18n/digits'

/** VAL-04 at the sign-in page, where it may not be empty. `+98…` and `0098…` are the same number written otherwise. */
export function mobileIn(typed: string): string | undefined {
  const digits = codeOf(typed)
    .replace(/[\s-]/g, '')
    .replace(/^(\+98|0098)/, '0')
  return /^09\d{9}$/.test(digits) ? digits : undefined
}

/** VAL-05: ten digits. */
export function nationalCodeIn(typed: string): string | undefined {
  const digits = codeOf(typed)
  return /^\d{10}$/.test(digits) ? digits : undefined
}

/** VAL-06: 8 to 15 characters, at least one of A–Z and one digit. Taken as typed: every character counts. */
export function isPassword(typed: string): boolean {
  return /^(?=.*[A-Z])(?=.*\d).{8,15}$/.test(typed)
}

/** VAL-09: six digits, however they were typed or pasted. */
export function signInCodeIn(typed: string): string | undefined {
  const digits = codeOf(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** @example maskedMobile('09120004471') // '0912 ••• 4471' */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 4)} ••• ${mobile.slice(-4)}`
}
