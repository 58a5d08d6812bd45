import { type TicketFacts, usePaymentTicket } from './receipt-ticket'
import { TicketPicture } from './ticket-picture'

/**
 * Save and share buttons under the receipt of a payment. (BNK-053, PLT-060, ERR-13)
 * @example <Receipt {...facts} actions={<><Button block>…</Button><ReceiptPicture {...facts} /></>} />
 */
export function ReceiptPicture(facts: TicketFacts) {
  return <TicketPicture {...usePaymentTicket(facts)} />
}
