import { maxQuestionLength } from '@sarv/shared/contract/chat'

/** What the composer says of a text. (SUP-007) */
export type QuestionState = 'empty' | 'ready' | 'long'

/** From this length on the composer counts. */
const countedFrom = maxQuestionLength - 100

export function questionState(text: string): QuestionState {
  const { length } = text.trim()
  if (length === 0) return 'empty'
  return length > maxQuestionLength ? 'long' : 'ready'
}

/** Length to be shown near the limit; undefined below. */
export function countToShow(text: string): number | undefined {
  const { length } = text.trim()
  return length >= countedFrom ? length : undefined
}

/** Whether a key sends: Enter alone, and not the Enter that ends a composition of letters. */
export function isSendKey(event: { key: string; shiftKey: boolean; isComposing: boolean }): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing
}
