import { isNotFound } from '@sarv/shared/api/read-failure'
import { askable, factsFrom, factsInAddress, standingOf } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ReceiptActions } from './receipt-actions'
import { pmaPaymentQuery } from './receipt-queries'
import { useSettledPayment } from './use-settled-payment'

/** What became of a payment for a portfolio: the address at once, then the server's facts. (PMA-040, ERR-33, D-29) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const said = factsInAddress(query)
  const trace = askable(said.trace)
  const answer = useQuery({ ...pmaPaymentQuery(trace ?? ''), enabled: trace !== undefined })
  const notFound = isNotFound(answer.error)
  const known = notFound ? undefined : answer.data
  const shown = known ? factsFrom(known) : said
  const standing = standingOf({
    asked: trace !== undefined,
    status: known?.status,
    failed: answer.isError,
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
      onRetry={() => answer.refetch()}
    />
  )
}
