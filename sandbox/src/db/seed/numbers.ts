/** An IBAN with a right check (ISO 7064): bank code of three digits, account of at most nineteen. */
export function ibanOf(bank: string, account: string): string {
  const bban = bank + account.padStart(19, '0')
  // 'IR' is 1827 in the letters' numbers; '00' stands where the check will be.
  const check = 98n - (BigInt(`${bban}182700`) % 97n)
  return `IR${String(check).padStart(2, '0')}${bban}`
}

/** A national code with a right check digit, from nine digits. */
export function nationalCodeOf(nine: string): string {
  const sum = [...nine].reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  const rest = sum % 11
  return nine + String(rest < 2 ? rest : 11 - rest)
}

/** A card number with a right Luhn digit, from fifteen digits. */
export function cardNumberOf(fifteen: string): string {
  const sum = [...fifteen].reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return fifteen + String((10 - (sum % 10)) % 10)
}

/** The 7th to 12th digits become stars: the whole number never leaves the server. */
export const maskedCard = (number: string) => `${number.slice(0, 6)}******${number.slice(12)}`
