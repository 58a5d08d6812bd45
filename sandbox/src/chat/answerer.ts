import type { Language } from '@sarv/platform/client/i18n/language'
import type { Passage } from './passage'

/** All that an answerer is given. */
export interface Prompt {
  readonly question: string
  readonly language: Language
  /** What was found, best first; never empty. An answer may cite these and nothing else. */
  readonly passages: readonly Passage[]
  /** What was said in this chat before, oldest first. */
  readonly earlier: readonly { readonly question: string; readonly answer: string }[]
}

/** A piece of an answer: more text, or what the text was taken from. */
type AnswerPart = { readonly text: string } | { readonly cited: Passage }

/**
 * Port: words what was found. It is given texts and returns texts; there is nothing else that it could do.
 * It may throw at any moment.
 */
export interface Answerer {
  answer(prompt: Prompt, signal: AbortSignal): AsyncIterable<AnswerPart>
}
