import { Receipt } from '@sarv/shared/payment/receipt'
import { useReceiptRows } from '@sarv/shared/payment/use-receipt-rows'
import { useTranslation } from '@sarv/shared/platform'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import type { PmaStage } from '../flow/onboarding-flow'

/** Receipt of the additional amount's slip; a rejected slip offers a retry. (PMA-041, PMA-043, ERR-32) */
export function AdditionalReceipt({
  amount,
  accepted,
  stage,
  onRetry,
  onClose,
}: {
  /** Rial. */
  amount: number
  accepted: boolean
  stage: PmaStage
  onRetry: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const toRows = useReceiptRows()
  const slip = findBlock(stage.wire, 'receipt')
  const close = { label: t('additional.close'), onPress: onClose }
  return (
    <Receipt
      isNew
      ticket={{
        outcome: accepted ? 'success' : 'failure',
        title: t(accepted ? 'additional.accepted' : 'additional.refused'),
        text: accepted ? t('additional.acceptedText') : (stage.wire.message[0] ?? t('additional.refusedText')),
        amount,
        rows: toRows({
          purpose: t('additional.amount'),
          date: textIn(slip, 'date'),
          trace: textIn(slip, 'tracking_number'),
        }),
      }}
      actions={accepted ? [close] : [{ label: t('additional.retry'), onPress: onRetry }, close]}
    />
  )
}
