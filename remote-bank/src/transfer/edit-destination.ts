import { groupFour } from '@sarv/shared/money/card-number'
import { formatDigits, normalizeCode } from '@sarv/shared/text/digits'
import { typedDestination } from './typed-destination'

/** What the field holds after an edit: its text without groups, as it is shown, and where the caret stands there. */
interface DestinationEdit {
  readonly text: string
  readonly shown: string
  readonly caret: number
}

/** What the field shows: a number in groups of four, a name as it was typed. @example showDestination('60379911', 'en') // '6037 9911' */
export function showDestination(text: string, language: 'fa' | 'en'): string {
  const { kind, text: bare } = typedDestination(text)
  if (kind === 'NAME') return text
  return formatDigits(kind === 'ACCOUNT' ? bare : groupFour(bare), language)
}

/**
 * Input mask of the destination field: the caret keeps its place among the digits while groups come and go under it; after
 * a paste with words around the number it stands at the end. (BNK-060)
 * @param typed what stands in the input now
 * @param caret where its caret stands now
 * @example editDestination('60379', 5, 'en') // { text: '60379', shown: '6037 9', caret: 6 }
 */
export function editDestination(typed: string, caret: number, language: 'fa' | 'en'): DestinationEdit {
  const { kind, text } = typedDestination(typed)
  if (kind === 'NAME') return { text, shown: text, caret }
  const shown = showDestination(text, language)
  const written = places(typed)
  // Words around the number are gone; the IR of an IBAN may have been added.
  const added = text.length - written
  if (caret >= typed.length || added < 0) return { text, shown, caret: shown.length }
  const left = Math.min(text.length, places(typed.slice(0, caret)) + added)
  return { text, shown, caret: kind === 'ACCOUNT' ? left : left + Math.max(0, Math.ceil(left / 4) - 1) }
}

const places = (text: string) => normalizeCode(text).replace(/[^\p{L}\d]/gu, '').length
