/** A bank as transfers meet it. */
export interface Bank {
  readonly name: string
  /** Three digits that an IBAN carries after its check. */
  readonly code: string
  /** The first six digits of its cards. */
  readonly cards: string
  /** How it answers a transfer: at once, later that it has it, later that it does not take it, or at once that it does not. */
  readonly answers: 'at once' | 'late' | 'late, with a refusal' | 'with a refusal'
}

/** Sarv's accounts are kept here. */
export const houseBank: Bank = { name: 'بانک سپیدار', code: '091', cards: '627412', answers: 'at once' }

/** All invented. The last three are there to show what a transfer may come to. */
export const banks: readonly Bank[] = [
  houseBank,
  { name: 'بانک کرانه', code: '092', cards: '627413', answers: 'at once' },
  { name: 'بانک آبان', code: '012', cards: '610433', answers: 'at once' },
  { name: 'بانک مهرگان', code: '017', cards: '603799', answers: 'at once' },
  { name: 'بانک سپهر کویر', code: '078', cards: '502229', answers: 'at once' },
  { name: 'بانک مهتاب', code: '093', cards: '627414', answers: 'late' },
  { name: 'بانک ساحل', code: '094', cards: '627415', answers: 'late, with a refusal' },
  { name: 'بانک بادگیر', code: '095', cards: '627416', answers: 'with a refusal' },
]

/** @example bankOfIban('IR160120000000001234567890')?.name // 'بانک آبان' */
export const bankOfIban = (iban: string) => banks.find(({ code }) => code === iban.slice(4, 7))

export const bankOfCard = (number: string) => banks.find(({ cards }) => cards === number.slice(0, 6))
