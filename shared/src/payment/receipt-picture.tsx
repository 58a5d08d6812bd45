import { type TicketFacts, usePaymentTicket } from './receipt-ticket'
import { TicketPicture } from './ticket-picture'

/**
 * Save and share buttons in the corner of a payment's receipt. (BNK-053, PLT-060, ERR-13)
 * @example <Receipt {...facts} tools={<ReceiptPicture {...facts} />} />
 */
export function ReceiptPicture(facts: TicketFacts) {
  return <TicketPicture {...usePaymentTicket(facts)} />
}
