import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { Receipt } from '@sarv/shared/payment/receipt'
import { useReceiptRows } from '@sarv/shared/payment/use-receipt-rows'
import { useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/layout/page'

/**
 * Stage screen of the receipt: what was paid or submitted, and when. The only way on is to close. (PMA-049, PMA-055)
 */
export function IncreaseReceipt({
  payment: { payment_amount, title, payer_name, prx, date, status },
  onClose,
}: {
  payment: IncreasePayment
  onClose: () => void
}) {
  const { t } = useTranslation()
  const toRows = useReceiptRows()
  const outcome = status === 'SUCCESS' ? 'paid' : 'received'
  return (
    <Page width="flow">
      <Receipt
        isNew
        ticket={{
          outcome: 'success',
          title: t(`increase.${outcome}`),
          text: t(`increase.${outcome}Text`),
          amount: payment_amount,
          rows: toRows({ purpose: title, payer: payer_name, portfolio: prx, date: date ?? undefined }),
        }}
        actions={[{ label: t('increase.close'), onPress: onClose }]}
      />
    </Page>
  )
}
