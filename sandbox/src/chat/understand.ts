import type { Language } from '@sarv/platform/client/i18n/language'
import type { Asked, FundName } from './answer'
import { parseAskedAmount } from './asked-amount'
import { fromFinglish } from './finglish'
import { goOn } from './follow-up'
import { inKnownSpelling } from './known-spelling'
import { lexicon } from './lexicon'
import { namedFunds, namingWords, withoutNames } from './named-funds'
import { questionLanguage } from './question-language'
import { wordsOf } from './word-pattern'

interface Understood extends Pick<Asked, 'text' | 'bare' | 'named' | 'amount' | 'units' | 'language'> {
  /** The question as the search reads it: in Persian letters where it was Finglish. */
  readonly question: string
  readonly isFinglish: boolean
  /** Earlier questions as `wordsOf` makes them, the newest first. */
  readonly before: readonly string[]
}

const polite = /(?:^| )(?:سلام|لطفا|خواهش میکنم|ببخشید|مرسی|ممنون|please|hi|hello)(?= |$)/gu
const amountWords =
  /(?:^| )(?:[\d.]+|یک|دو|سه|ده|هزار|میلیون|میلیارد|تومان|تومن|ریال|تا|million|thousand|tomans?|rials?)(?= |$)/gu

/**
 * Reads a question: its language, spelling, funds and amount, and what it takes from the questions before it.
 * @param earlier oldest first
 */
export function understand(
  typed: string,
  earlier: readonly { readonly question: string }[],
  app: Language,
  funds: readonly FundName[],
): Understood {
  const names = namingWords(funds)
  const known = [...lexicon, ...names]
  const read = (one: string) =>
    inKnownSpelling(
      wordsOf(fromFinglish(one, names) ?? one)
        .replace(polite, '')
        .trim(),
      known,
    )
  const finglish = fromFinglish(typed, names)
  const question = finglish ?? typed
  const before = earlier.map((turn) => read(turn.question)).toReversed()
  const own = read(typed)
  const { text, named } = goOn(own, namedFunds(own, funds), before, funds)
  return {
    ...parseAskedAmount(question),
    question,
    isFinglish: finglish !== undefined,
    language: finglish === undefined ? questionLanguage(typed, app) : 'fa',
    text,
    bare: withoutNames(text, named).replace(amountWords, '').trim(),
    named,
    before,
  }
}
