/** i18n key of a card's action, one for each status of ST-08. */
export type CardActionKey = 'request' | 'receive' | 'continue' | 'blocked' | 'correct' | 'check' | 'unknown'

/** Action of a card. `open`: a page of its own. `refetch`: refetches the accounts. `none`: a label without a button. */
export interface CardAction {
  readonly key: CardActionKey
  readonly kind: 'open' | 'refetch' | 'none'
}

const actions: Record<string, CardAction> = {
  bank_onb_required: { key: 'request', kind: 'open' },
  verified: { key: 'receive', kind: 'open' },
  pending: { key: 'continue', kind: 'open' },
  blocked: { key: 'blocked', kind: 'none' },
  failed: { key: 'correct', kind: 'open' },
  waiting: { key: 'check', kind: 'refetch' },
}

/** Maps a card's status to its action; an unknown status gets a neutral label without a button. (BNK-001, BNK-002) */
export function actionFor(status: string): CardAction {
  return (Object.hasOwn(actions, status) && actions[status]) || { key: 'unknown', kind: 'none' }
}
