import { cardNumber } from '@sarv/shared/rules/card-number'
import { iban } from '@sarv/shared/rules/iban'
import { bankOfNumber } from '@sarv/shared/rules/iranian-banks'
import { normalizeCode } from '@sarv/shared/text/digits'

/** What the destination field holds: a number as far as it is typed, in ASCII without spaces, or a text to search for. */
export interface TypedDestination {
  readonly kind: 'CARD' | 'IBAN' | 'ACCOUNT' | 'NAME'
  /** Digits, `IR` and digits, or the text as it was typed. */
  readonly text: string
}

/** Places of a whole number of each kind. */
export const places = { CARD: 16, IBAN: 26, ACCOUNT: 13 } as const

/** What people put between the groups of a number. */
const between = String.raw`[\s\-–—._/*]*`
const runOf = (digits: number) => new RegExp(String.raw`(?<!\d)(?=((?:\d${between}){${digits}})(?!\d))`, 'g')
const ibanRun = new RegExp(String.raw`(?=(IR${between}(?:\d${between}){24})(?!\d))`, 'gi')
const bare = (text: string) => text.replace(/[^A-Za-z\d]/g, '').toUpperCase()

/**
 * Recognises what was typed or pasted: a card number, an IBAN with or without IR, or the thirteen digits of an account, in
 * digits of any script, with unseen marks, groups and words around it; else a text to search for. Of several numbers the
 * first one counts whose check is right. (BNK-088, VAL-23, VAL-24)
 * @example typedDestination('کارت لیلا: ۶۰۳۷-۹۹۱۱-۱۱۱۱-۱۱۱۲') // { kind: 'CARD', text: '6037991111111112' }
 */
export function typedDestination(typed: string): TypedDestination {
  const text = normalizeCode(typed)
  const found = wholeNumber(text)
  if (found !== undefined) return found
  const digits = text.replace(new RegExp(between.slice(0, -1), 'g'), '').toUpperCase()
  if (/^[A-Z]{2}\d*$/.test(digits) && (digits.startsWith('IR') || digits.length > 2)) {
    return { kind: 'IBAN', text: digits.slice(0, places.IBAN) }
  }
  if (/^\d+$/.test(digits)) return startedNumber(digits)
  const [account] = /[\p{L}]/u.test(text) ? runs(text, runOf(places.ACCOUNT)) : []
  return account === undefined ? { kind: 'NAME', text: typed } : { kind: 'ACCOUNT', text: bare(account) }
}

const runs = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, run]) => run ?? [])

function wholeNumber(text: string): TypedDestination | undefined {
  const ibans = [...runs(text, ibanRun), ...runs(text, runOf(24)).map((run) => `IR${run}`)].map(bare)
  const cards = runs(text, runOf(places.CARD)).map(bare)
  const toIban = (number: string | undefined) => number && ({ kind: 'IBAN', text: number } as const)
  const toCard = (number: string | undefined) => number && ({ kind: 'CARD', text: number } as const)
  return (
    toIban(ibans.find((number) => iban(number) === undefined)) ||
    toCard(cards.find((number) => cardNumber(number) === undefined)) ||
    toIban(ibans[0]) ||
    toCard(cards[0]) ||
    undefined
  )
}

/** Digits alone: the beginning of a card; with more of them, of an IBAN without IR. No bank's card begins an account. */
function startedNumber(digits: string): TypedDestination {
  const card = digits.slice(0, places.CARD)
  const isKnown = bankOfNumber(card) !== undefined
  if (digits.length === places.ACCOUNT && !isKnown) return { kind: 'ACCOUNT', text: digits }
  const isCard = digits.length <= places.CARD || (isKnown && cardNumber(card) === undefined)
  return isCard ? { kind: 'CARD', text: card } : { kind: 'IBAN', text: `IR${digits}`.slice(0, places.IBAN) }
}

/** What is wrong with a number that is to be used; a key of the texts. */
export function destinationFault({ kind, text }: TypedDestination): string | undefined {
  if (kind === 'CARD') return /^0?9\d{9}$/.test(text) ? 'transfer.fault.mobile' : cardNumber(text)
  if (kind === 'IBAN') return iban(text)
  if (kind === 'ACCOUNT') return undefined
  return text.trim() === '' ? 'ui:rules.required' : 'transfer.fault.name'
}

/** Whether nothing more can be typed into a number: from then on it is judged. */
export const isWhole = ({ kind, text }: TypedDestination) => kind !== 'NAME' && text.length >= places[kind]

/** The kind of a whole number. */
export const kindOf = (number: string) => (number.startsWith('IR') ? 'IBAN' : 'CARD')
