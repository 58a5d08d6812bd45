import type { LocalText } from '../local-text/local-text'

/** A bank as transfers meet it. */
export interface Bank {
  readonly name: LocalText
  /** Three digits that an IBAN carries after its check. */
  readonly code: string
  /** The first six digits of its cards. */
  readonly cards: string
  /** How it answers a transfer: at once, later that it has it, later that it does not take it, or at once that it does not. */
  readonly answers: 'at once' | 'late' | 'late, with a refusal' | 'with a refusal'
}

/** Sarv's accounts are kept here. */
export const houseBank: Bank = {
  name: { fa: 'بانک خاورمیانه', en: 'Middle East Bank' },
  code: '091',
  cards: '627412',
  answers: 'at once',
}

/** All invented. The last three are there to show what a transfer may come to. */
const banks: readonly Bank[] = [
  houseBank,
  { name: { fa: 'بانک کرانه', en: 'Karaneh Bank' }, code: '092', cards: '627413', answers: 'at once' },
  { name: { fa: 'بانک آبان', en: 'Aban Bank' }, code: '012', cards: '610433', answers: 'at once' },
  { name: { fa: 'بانک مهرگان', en: 'Mehregan Bank' }, code: '017', cards: '603799', answers: 'at once' },
  { name: { fa: 'بانک سپهر کویر', en: 'Sepehr Kavir Bank' }, code: '078', cards: '502229', answers: 'at once' },
  { name: { fa: 'بانک مهتاب', en: 'Mahtab Bank' }, code: '093', cards: '627414', answers: 'late' },
  { name: { fa: 'بانک ساحل', en: 'Sahel Bank' }, code: '094', cards: '627415', answers: 'late, with a refusal' },
  { name: { fa: 'بانک بادگیر', en: 'Badgir Bank' }, code: '095', cards: '627416', answers: 'with a refusal' },
]

/** @example bankOfIban('IR160120000000001234567890')?.name.en // 'Aban Bank' */
export const bankOfIban = (iban: string) => banks.find(({ code }) => code === iban.slice(4, 7))

export const bankOfCard = (number: string) => banks.find(({ cards }) => cards === number.slice(0, 6))
