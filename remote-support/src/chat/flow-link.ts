import type { ChatAction } from '@sarv/shared/contract/chat'

/** A page of a flow, and the history state that fills its first fields in. */
interface FlowLink {
  readonly path: string
  readonly state?: { readonly amount?: number; readonly units?: number }
}

const paths = new Map<string, (id: string) => string>([
  ['SELL', (id) => `/sell?fund=${id}`],
  ['BUY', (id) => `/buy?fund=${id}`],
  ['CANCEL_ORDER', (id) => `/fund-order/${id}?cancel=1`],
  ['BLOCK_CARD', () => '/bank/setting?block=1'],
  ['ACCOUNT_CHARGING', () => '/bank/increase-amount'],
  ['CARD_TO_CARD', () => '/bank/operations/card-to-card'],
  ['SHEBA', () => '/bank/operations/sheba'],
  ['TRANSACTIONS', () => '/bank/transactions'],
])
const withId = new Set(['SELL', 'BUY', 'CANCEL_ORDER'])

/**
 * Where an action of an answer begins a flow; undefined for one that is routed like a banner. The amount stands in the
 * history state, never in the address. (SUP-029)
 * @example flowLink({ action_type: 'BUY', link: '11602?amount=5000000' }) // { path: '/buy?fund=11602', state: { amount: 5_000_000 } }
 */
export function flowLink({ action_type, link }: Pick<ChatAction, 'action_type' | 'link'>): FlowLink | undefined {
  const path = paths.get(action_type)
  const [id = '', filled = ''] = (link ?? '').split('?')
  if (path === undefined || (withId.has(action_type) && !/^\d{1,15}$/.test(id))) return undefined
  const values = new URLSearchParams(filled)
  const read = (name: 'amount' | 'units') => {
    const value = values.get(name) ?? ''
    return /^\d{1,15}$/.test(value) && { [name]: Number(value) }
  }
  const state = { ...read('units'), ...read('amount') }
  return { path: path(id), ...(Object.keys(state).length > 0 && { state }) }
}
