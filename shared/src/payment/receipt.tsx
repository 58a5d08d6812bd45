import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/actions/button'
import { stack } from '../ui/layout/primitives'
import styles from './receipt.module.css'
import { Ticket, type TicketContent } from './ticket'
import { TicketPicture } from './ticket-picture'

/** A button of a receipt: it leads somewhere, or does something. */
export type ReceiptAction = { readonly label: string } & ({ readonly to: string } | { readonly onPress: () => void })

/**
 * A receipt, for any kind of payment: the ticket, kept as a picture in the same place, what has to be said beside it,
 * and where it leads; the first action is the main one. (PLT-046, PLT-047, BNK-053, D-145)
 * @example <Receipt ticket={{ outcome: 'success', title, amount, rows }} actions={[{ label: t('close'), to: '/card' }]} />
 */
export function Receipt({
  ticket,
  isOpen = false,
  isNew,
  notice,
  actions,
}: {
  ticket: TicketContent
  /** Not decided, or not confirmed by the server: it is not handed on as a receipt. */
  isOpen?: boolean
  /** It follows a step in place. */
  isNew?: boolean
  /** What happens next, or to the money. */
  notice?: ReactNode
  actions: readonly ReceiptAction[]
}) {
  return (
    <div className={styles.page}>
      <div className={stack[16]}>
        <Ticket {...ticket} isNew={isNew} tools={!isOpen && <TicketPicture {...ticket} />} />
        {notice}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <Action key={action.label} action={action} variant={index === 0 ? 'primary' : 'ghost'} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function Action({ action, variant }: { action: ReceiptAction; variant: 'primary' | 'ghost' }) {
  return 'to' in action ? (
    <ButtonLink block variant={variant} to={action.to} replace>
      {action.label}
    </ButtonLink>
  ) : (
    <Button block variant={variant} onClick={action.onPress}>
      {action.label}
    </Button>
  )
}
