/** Masks a national code but its first three and last two digits: `001*****79`; all, if it is not ten digits. */
export function maskNationalCode(code: string): string {
  return /^\d{10}$/.test(code) ? `${code.slice(0, 3)}*****${code.slice(-2)}` : '**********'
}
