/** i18n key of a card's action, one for each status of ST-08. */
export type CardActionKey = 'request' | 'receive' | 'continue' | 'blocked' | 'correct' | 'check' | 'unknown'

/**
 * Action of a card. `open`: a page of its own. `track`: the card's way through the post. `refetch`: refetches the
 * accounts. `call`: calls the support. `none`: a label without a button.
 */
export type CardAction =
  | { readonly key: CardActionKey; readonly kind: 'open'; readonly to: string }
  | { readonly key: CardActionKey; readonly kind: 'track' | 'refetch' | 'call' | 'none' }

const onboarding = { kind: 'open', to: '/bank/onboarding' } as const

const actions: Record<string, CardAction> = {
  bank_onb_required: { key: 'request', ...onboarding },
  verified: { key: 'receive', kind: 'track' },
  pending: { key: 'continue', ...onboarding },
  blocked: { key: 'blocked', kind: 'call' },
  failed: { key: 'correct', ...onboarding },
  waiting: { key: 'check', kind: 'refetch' },
}

/** Maps a card's status to its action; an unknown status gets a neutral label without a button. (BNK-001…003) */
export function actionFor(status: string): CardAction {
  return (Object.hasOwn(actions, status) && actions[status]) || { key: 'unknown', kind: 'none' }
}
