import type { Answer } from './check-responses'
import { asks } from './horizon-questions'

/** What the person answered about the money. */
export interface Horizon {
  /** Rial. */
  readonly amount: number
  /** Within a year, within three, later. */
  readonly term: 'short' | 'medium' | 'long'
  /** Percents that leave what swings for fixed income, because of what the money is for or may be needed for. */
  readonly caution: number
  readonly hasGold: boolean
}

const terms = ['short', 'short', 'medium', 'long', 'long'] as const
/** Values by the position of the answer. */
const cautionOfGoal = [10, 5, 0, 0]
const cautionOfLiquidity = [0, 10, 20]
const withoutGold = 1

/** Reads the checked answers to the form of the horizon. */
export function readHorizon(answers: readonly Answer[]): Horizon {
  const index = (questionId: number) => {
    const id = answers.find(({ question_id }) => question_id === questionId)?.answer_id
    return id == null ? -1 : id - questionId * 100 - 1
  }
  return {
    amount: answers.find(({ question_id }) => question_id === asks.amount)?.value ?? 0,
    term: terms[index(asks.term)] ?? 'short',
    caution: (cautionOfGoal[index(asks.goal)] ?? 0) + (cautionOfLiquidity[index(asks.liquidity)] ?? 0),
    hasGold: index(asks.gold) !== withoutGold,
  }
}
