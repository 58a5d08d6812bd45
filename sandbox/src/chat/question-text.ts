import { maxQuestionLength } from '@sarv/shared/contract/chat'
import { formatDigits } from '@sarv/shared/text/digits'
import { invalid } from '../errors/domain-error'

/** Marks and overrides of direction, and controls but the line break: what could make a text look like another one (T26). */
const deceiving = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?!\n)\p{Cc}/gu

/** Sanitises prose: no marks of direction, no controls, no half of a character. Half-spaces and emoji stay. */
export function withoutDeceivingMarks(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(deceiving, '')
}

/**
 * Parses a question: cleaned and trimmed.
 * @throws invalid for nothing, and for more than the longest question
 */
export function parseQuestion(typed: string): string {
  const text = withoutDeceivingMarks(typed).trim()
  if (text === '') throw invalid({ fa: 'سؤال خود را بنویسید.', en: 'Write your question.' })
  if ([...text].length > maxQuestionLength) {
    throw invalid({
      fa: `سؤال بلندتر از ${formatDigits(maxQuestionLength, 'fa')} حرف است. آن را کوتاه‌تر کنید یا در چند پیام بفرستید.`,
      en: `The question is longer than ${maxQuestionLength} characters. Shorten it, or send it in several messages.`,
    })
  }
  return text
}
