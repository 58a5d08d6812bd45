import type { Language } from '@sarv/platform/client/i18n/language'
import type { ChatAction, ChatFigure } from '@sarv/shared/contract/chat'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import type { Clock } from '../time/clock'
import type { AskedAmount } from './asked-amount'
import type { Passage } from './passage'

export interface Answer {
  readonly text: string
  readonly actions: readonly ChatAction[]
  /** Rows of the card below the text. */
  readonly figures?: readonly ChatFigure[]
}

export interface FundName {
  readonly ds_code: string
  readonly name: LocalText
}

/** A question that is answered from the person's own data or a fixed text. */
export interface Asked extends AskedAmount {
  readonly sql: Sql
  readonly clock: Clock
  readonly sub: string
  readonly language: Language
  /** The text as `wordsOf` makes it, in words of the lexicon. */
  readonly text: string
  /** The same without what names a fund or an amount. */
  readonly bare: string
  /** Names of all funds. */
  readonly funds: readonly FundName[]
  /** Funds that the question names, or that the one before named. */
  readonly named: readonly FundName[]
}

/** What is said as it stands, or passages for an answerer. */
export type Told = Answer | readonly Passage[]
