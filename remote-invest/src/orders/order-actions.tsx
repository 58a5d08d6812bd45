import type { Order } from '@sarv/shared/contract/fund-orders'
import { updateOutbox } from '@sarv/shared/outbox/outbox'
import { useNavigate, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { useState } from 'react'
import { pendingPaymentQuery } from '../money/money-queries'
import { fundPlace } from '../money/parse-outbox'

import { CancelSheet } from './cancel-sheet'
import { canCancel } from './order-status'

/** Buttons of an order: pay for one that waits for it, cancel one that is not settled. (INV-057) */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const { payment_uuid } = order
  const payable = payment_uuid !== null && order.status === 'WAITING'
  const cancellable = canCancel(order)
  if (!payable && !cancellable) return null
  const pay = async () => {
    if (payment_uuid === null) return
    await updateOutbox(fundPlace, platform, () => ({ payment: payment_uuid }))
    queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, payment_uuid)
    navigate('/payment')
  }
  return (
    <>
      <ActionBar pair={payable && cancellable ? 'start' : undefined}>
        {payable && (
          <Button block onClick={() => pay().catch(platform.report)}>
            {t('order.pay')}
          </Button>
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
