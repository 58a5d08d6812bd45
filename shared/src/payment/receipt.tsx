import type { ReactNode } from 'react'
import { stack } from '../ui/layout/primitives'
import styles from './receipt.module.css'
import { ReceiptTicket, type TicketFacts } from './receipt-ticket'

/**
 * The result of a payment as a ticket (PLT-046, PLT-047): plain data in, nothing fetched. `processing` is for an answer
 * that is still on its way: no success is shown before the server said so.
 * @example
 * <Receipt status={status} amount={50_000_000} date={dateLong(at)} time={time(at)} trace={trace}
 *   rows={[{ key: t('for'), value: 'خرید صندوق چکاد بلند' }]} tools={<ReceiptPicture … />}
 *   actions={<ButtonLink to="/fund-orders" block>…</ButtonLink>} />
 */
export function Receipt({
  notice,
  actions,
  ...ticket
}: TicketFacts & {
  /** Icon buttons in the ticket's corner. */
  tools?: ReactNode
  /** What happens next, or to the money. */
  notice?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={stack[16]}>
      <ReceiptTicket {...ticket} />
      {notice}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
