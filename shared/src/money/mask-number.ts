/**
 * The one mask of a card, an account or an IBAN in the interface: its last four digits, after the name of its bank where one is
 * known. What is no longer than that has no more hidden than half. The face of a card has its own (`maskCard`). (VAL-26, D-270)
 * @example maskNumber('IR160120000000001234567890') // '••• 7890'
 */
export function maskNumber(number: string): string {
  const bare = number.replace(/[^\dA-Za-z*]/g, '')
  const end = bare.slice(bare.length - Math.min(4, Math.floor(bare.length / 2)))
  return bare === '' ? '' : `••• ${end}`.trim()
}
