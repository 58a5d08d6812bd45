/** The invented banks by the three digits that an IBAN carries after its check. */
const bankByCode: Readonly<Record<string, string>> = {
  '091': 'بانک سپیدار',
  '092': 'بانک کرانه',
  '012': 'بانک آبان',
  '017': 'بانک مهرگان',
  '078': 'بانک سپهر کویر',
}

/** The bank behind an IBAN. @example findBankName('IR160120000000001234567890') // 'بانک آبان' */
export function findBankName(iban: string): string {
  return bankByCode[iban.slice(4, 7)] ?? 'بانک ثبت‌شده'
}
