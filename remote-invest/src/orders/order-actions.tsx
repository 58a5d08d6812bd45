import type { Order } from '@sarv/shared/contract/fund-orders'
import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { useState } from 'react'
import { CancelSheet } from './cancel-sheet'
import { canCancel } from './order-status'
import { usePayableOrder } from './use-payable-order'

/** Buttons of an order: pay for one that waits for it, cancel one that is not settled; `?cancel=1` asks at once. (INV-057, SUP-029) */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState(useSearchParams()[0].get('cancel') === '1')
  const payable = usePayableOrder(order)
  const cancellable = canCancel(order)
  if (!payable && !cancellable) return null
  return (
    <>
      <ActionBar pair={payable && cancellable ? 'start' : undefined}>
        {payable && (
          <ButtonLink block to={payable.to}>
            {t('order.pay')}
          </ButtonLink>
        )}
        {cancellable && (
          <Button block variant="quiet" onClick={() => setConfirming(true)}>
            {t('order.cancel')}
          </Button>
        )}
      </ActionBar>
      {cancellable && <CancelSheet order={order} open={confirming} onClose={() => setConfirming(false)} />}
    </>
  )
}
