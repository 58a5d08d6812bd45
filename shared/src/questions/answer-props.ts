import type { Question } from './question'

/** Props of the control that answers one question. */
export interface AnswerProps {
  readonly question: Question
  /** Id of the heading that asks. */
  readonly labelledBy: string
  readonly answer: string | undefined
  readonly onAnswer: (answer: string) => void
}
