/** A mobile number by its first four and last four digits: `0912 ••• 4471`. */
export function shortMobile(mobile: string): string {
  return mobile.length >= 10 ? `${mobile.slice(0, 4)} ••• ${mobile.slice(-4)}` : mobile
}

/** A national code by its first three and last two digits: `001*****79`; whatever is not ten digits is hidden. */
export function maskedNationalCode(code: string): string {
  return /^\d{10}$/.test(code) ? `${code.slice(0, 3)}*****${code.slice(-2)}` : '**********'
}
