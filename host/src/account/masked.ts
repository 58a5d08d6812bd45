/** A national code by its first three and last two digits: `001*****79`; whatever is not ten digits is hidden. */
export function maskedNationalCode(code: string): string {
  return /^\d{10}$/.test(code) ? `${code.slice(0, 3)}*****${code.slice(-2)}` : '**********'
}
