import type { Order } from '@sarv/shared/contract/fund-orders'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useCancelOrder } from './order-queries'

/** Confirmation sheet for cancelling an order; it says when the money comes back. (INV-057, INV-058) */
export function CancelSheet({ order, open, onClose }: { order: Order; open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { toast } = usePlatform()
  const cancel = useCancelOrder(order, () => toast(t('order.cancelled')))
  const paid = order.side === 'BUY' && order.status === 'PENDING'
  const send = () => cancel.mutate(undefined, { onSettled: onClose })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!cancel.isPending}
      title={t('order.cancelTitle')}
      description={<OwnSentence text={t('order.cancelText', { fund: own(order.fund_name) })} />}
      action={
        <>
          <MoneyButton block loading={cancel.isPending} onClick={send}>
            {t('order.cancelYes')}
          </MoneyButton>
          <Button block variant="ghost" disabled={cancel.isPending} onClick={onClose}>
            {t('order.cancelNo')}
          </Button>
        </>
      }
    >
      {paid && <Alert tone="i">{t('order.refund')}</Alert>}
    </Sheet>
  )
}
