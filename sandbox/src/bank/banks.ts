import { iranianBanks } from '@sarv/shared/rules/iranian-banks'
import type { LocalText } from '../local-text/local-text'

/** A bank as transfers meet it. */
export interface Bank {
  readonly name: LocalText
  /** Three digits that an IBAN carries after its check. */
  readonly code: string
  /** The first six digits of its cards. */
  readonly cards: readonly string[]
  /** How it answers a transfer: at once, later that it has it, later that it does not take it, or at once that it does not. */
  readonly answers: 'at once' | 'late' | 'late, with a refusal' | 'with a refusal'
}

/** Sarv's accounts are kept here, under a code and card digits of the sandbox's own. */
export const houseBank: Bank = {
  name: { fa: 'بانک خاورمیانه', en: 'Middle East Bank' },
  code: '091',
  cards: ['627412', '585947'],
  answers: 'at once',
}
/** The code that the same bank has outside the sandbox: no account here carries it. */
const realHouseCode = '078'

/** Those of the sandbox stand before the real ones. The last three are there to show what a transfer may come to. */
const banks: readonly Bank[] = [
  houseBank,
  { name: { fa: 'بانک کرانه', en: 'Karaneh Bank' }, code: '092', cards: ['627413'], answers: 'at once' },
  { name: { fa: 'بانک مهتاب', en: 'Mahtab Bank' }, code: '093', cards: ['627414'], answers: 'late' },
  { name: { fa: 'بانک ساحل', en: 'Sahel Bank' }, code: '094', cards: ['627415'], answers: 'late, with a refusal' },
  { name: { fa: 'بانک بادگیر', en: 'Badgir Bank' }, code: '095', cards: ['627416'], answers: 'with a refusal' },
  ...iranianBanks.map(({ name, code, cards }): Bank => ({ name, code, cards, answers: 'at once' })),
]

/** @example bankOfIban('IR160120000000001234567890')?.name.en // 'Bank Mellat' */
export function bankOfIban(iban: string): Bank | undefined {
  const asked = iban.slice(4, 7)
  return asked === realHouseCode ? houseBank : banks.find(({ code }) => code === asked)
}

export const bankOfCard = (number: string) => banks.find(({ cards }) => cards.includes(number.slice(0, 6)))
