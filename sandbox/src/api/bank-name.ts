/** The invented banks by the three digits that an IBAN carries after its check. */
const BANKS: Readonly<Record<string, string>> = {
  '091': 'بانک سپیدار',
  '092': 'بانک کرانه',
  '012': 'بانک آبان',
  '017': 'بانک مهرگان',
  '078': 'بانک سپهر کویر',
}

/** The bank behind an IBAN. @example bankNameOf('IR160120000000001234567890') // 'بانک آبان' */
export function bankNameOf(iban: string): string {
  return BANKS[iban.slice(4, 7)] ?? 'بانک ثبت‌شده'
}
