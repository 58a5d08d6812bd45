import { bankOfIban } from '../../bank/banks'

/** The bank behind an IBAN. @example findBankName('IR160120000000001234567890') // 'بانک آبان' */
export const findBankName = (iban: string): string => bankOfIban(iban)?.name ?? 'بانک ثبت‌شده'
