import { isNotFound } from '@sarv/shared/api/read-failure'
import { askable, factsInAddress, toReceiptStatus, toShownFacts } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ReceiptActions } from './receipt-actions'
import { pmaPaymentQuery } from './receipt-queries'
import { useSettledPayment } from './use-settled-payment'

/**
 * Screen of /pma/receipt: a portfolio payment as the URL states it at once, then as the server knows it. (PMA-040,
 * ERR-33, D-29)
 */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const fromUrl = factsInAddress(query)
  const trace = askable(fromUrl.trace)
  const payment = useQuery({ ...pmaPaymentQuery(trace ?? ''), enabled: trace !== undefined })
  const notFound = isNotFound(payment.error)
  const known = notFound ? undefined : payment.data
  const shown = known ? toShownFacts(known) : fromUrl
  const standing = toReceiptStatus({
    asked: trace !== undefined,
    status: known?.status,
    failed: payment.isError,
    notFound,
  })
  useSettledPayment(standing === 'settled' ? known : undefined)
  const purpose = known && t(known.purpose === 'INCREASE' ? 'receipt.increase' : 'receipt.start')
  return (
    <ReceiptPage
      standing={standing}
      shown={shown}
      rows={purpose === undefined ? [] : [{ key: t('receipt.for'), value: purpose }]}
      actions={<ReceiptActions known={known} shown={shown} />}
      onRetry={() => payment.refetch()}
    />
  )
}
