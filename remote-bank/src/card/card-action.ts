/** What the person can do about a card, in the words of ST-08. */
export type CardWord = 'request' | 'receive' | 'continue' | 'blocked' | 'correct' | 'check' | 'unknown'

/** `open`: leads to a page of its own. `refetch`: asks the server again. `nothing`: a word without a press. */
export interface CardAction {
  readonly word: CardWord
  readonly does: 'open' | 'refetch' | 'nothing'
}

const actions: Record<string, CardAction> = {
  bank_onb_required: { word: 'request', does: 'open' },
  verified: { word: 'receive', does: 'open' },
  pending: { word: 'continue', does: 'open' },
  blocked: { word: 'blocked', does: 'nothing' },
  failed: { word: 'correct', does: 'open' },
  waiting: { word: 'check', does: 'refetch' },
}

/** The action of a card's status; a status nobody knows yet is told, and nothing can be pressed. (BNK-001, BNK-002) */
export function actionFor(status: string): CardAction {
  return (Object.hasOwn(actions, status) && actions[status]) || { word: 'unknown', does: 'nothing' }
}
