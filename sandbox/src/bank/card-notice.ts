import type { LocalText } from '../local-text/local-text'
import type { Notice } from '../sms/text-messages'

/** A notice about a card or the request for one; it leads to the card's page. */
export const cardNotice = (text: LocalText): Notice => ({ kind: 'CARD', text, action: { type: 'BANK' } })

export const refusedCardNotice = (text: LocalText): Notice => ({ ...cardNotice(text), kind: 'REFUSED' })
