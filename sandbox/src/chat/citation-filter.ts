import { toAsciiDigits } from '@sarv/shared/text/digits'

/** A model's mark of what it used: `[2]`, `[1, 3]`, in the digits of either language. */
const mark = /\s?[[【]\s*([\d۰-۹]{1,2}(?:\s*[,،]\s*[\d۰-۹]{1,2})*)\s*[\]】]/g
/** What may be the beginning of a mark at the end of a piece. */
const openMark = /\s?[[【][\d۰-۹\s,،]{0,12}$|\s$/

export interface CitationFilter {
  /** The text of a piece that is certainly not part of a mark. */
  push(piece: string): string
  /** What was held back. */
  end(): string
  /** The numbers of all marks, in their order, each once. */
  cited(): number[]
}

/**
 * Stream filter: takes the marks of citation out of a text that comes in pieces, and remembers their numbers.
 * @example const filter = createCitationFilter(); filter.push('تا ۴۸ ساعت [') + filter.push('1].') // 'تا ۴۸ ساعت.'
 */
export function createCitationFilter(): CitationFilter {
  let held = ''
  const numbers = new Set<number>()
  const withoutMarks = (text: string) =>
    text.replace(mark, (_, list: string) => {
      for (const number of toAsciiDigits(list).split(/\s*[,،]\s*/)) numbers.add(Number(number))
      return ''
    })
  return {
    push(piece) {
      const text = withoutMarks(held + piece)
      const from = openMark.exec(text)?.index ?? text.length
      held = text.slice(from)
      return text.slice(0, from)
    },
    end() {
      const text = held
      held = ''
      return text
    },
    cited: () => [...numbers],
  }
}
