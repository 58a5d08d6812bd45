import { toAsciiDigits } from '@sarv/shared/text/digits'

const number = /\d+(?:[.٫]\d+)?/g
/** What may be the beginning of a longer number at the end of a piece. */
const openNumber = /[\d۰-۹٠-٩][\d۰-۹٠-٩,٬.٫]*$/

const numbersIn = (text: string): string[] =>
  toAsciiDigits(text)
    .replace(/(?<=\d)[,٬](?=\d)/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .match(number) ?? []

/** Error of a text with a figure of its own. Its message holds no figure. */
class UnknownNumber extends Error {
  override readonly name = 'UnknownNumber'
}

/**
 * Stream filter: lets a text through whose every number stands in the facts, and throws at the first that does not. (SUP-033)
 * @example createNumberGuard('۶٬۱۱۴ واحد').push('6,114 ') // '6,114 '
 */
export function createNumberGuard(facts: string) {
  const known = new Set(numbersIn(facts))
  let held = ''
  const check = (text: string) => {
    if (numbersIn(text).some((one) => !known.has(one))) throw new UnknownNumber('the answer has a number of its own')
    return text
  }
  return {
    /** The text of a piece without a number that may go on. */
    push(piece: string): string {
      const text = held + piece
      const from = openNumber.exec(text)?.index ?? text.length
      held = text.slice(from)
      return check(text.slice(0, from))
    },
    /** What was held back. */
    end: (): string => check(held),
  }
}
