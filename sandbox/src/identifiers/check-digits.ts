/** An IBAN with a right check (ISO 7064): bank code of three digits, account of at most nineteen. */
export function buildIban(bank: string, account: string): string {
  const bban = bank + account.padStart(19, '0')
  // 'IR' is 1827 in the letters' numbers; '00' stands where the check will be.
  const check = 98n - (BigInt(`${bban}182700`) % 97n)
  return `IR${String(check).padStart(2, '0')}${bban}`
}

/** A national code with a right check digit, from nine digits. */
export function buildNationalCode(nine: string): string {
  const sum = [...nine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
  const rest = sum % 11
  return nine + String(rest < 2 ? rest : 11 - rest)
}

/** A card number with a right Luhn digit, from fifteen digits. */
export function buildCardNumber(fifteen: string): string {
  const sum = [...fifteen].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return fifteen + String((10 - (sum % 10)) % 10)
}

/** The 7th to 12th digits become stars: the whole number never leaves the server. */
export const maskCardNumber = (number: string) => `${number.slice(0, 6)}******${number.slice(12)}`
