import { isNotFound } from '@sarv/shared/api/read-failure'
import { Receipt } from '@sarv/shared/payment/receipt'
import { askable, factsFrom, factsInAddress, isProcessing, standingOf } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPicture } from '@sarv/shared/payment/receipt-picture'
import { useReceiptViewed } from '@sarv/shared/payment/use-receipt-viewed'
import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/page'
import { ReceiptActions } from './receipt-actions'
import { ReceiptNotice } from './receipt-notice'
import { pmaPaymentQuery } from './receipt-queries'
import { useSettledPayment } from './use-settled-payment'

/** What became of a payment for a portfolio: the address at once, then the server's facts. (PMA-040, ERR-33, D-29) */
export function ReceiptScreen() {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
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
  useReceiptViewed(standing, shown.status)
  useSettledPayment(standing === 'settled' ? known : undefined)
  // A success that nobody confirms must not read as one.
  const forged = standing === 'unknown' && shown.status === 'SUCCESS'
  const written = shown.date === undefined ? undefined : dateLong(shown.date, { weekday: true })
  const facts = {
    status: shown.status,
    amount: shown.amount,
    date: written === '-' ? shown.date : written,
    time: shown.time,
    trace: shown.trace,
    rows: known
      ? [{ key: t('receipt.for'), value: t(known.purpose === 'INCREASE' ? 'receipt.increase' : 'receipt.start') }]
      : [],
  }
  return (
    <Page width="flow">
      <Receipt
        {...facts}
        processing={isProcessing(standing, shown.status)}
        title={forged ? t('receipt.unconfirmed') : undefined}
        text={forged ? t('receipt.unconfirmedText') : undefined}
        notice={
          <ReceiptNotice
            standing={standing}
            status={shown.status}
            traced={trace !== undefined}
            onRetry={() => answer.refetch()}
          />
        }
        actions={
          <>
            <ReceiptActions known={known} shown={shown} />
            {/* What the server has not confirmed is not handed on as a receipt. */}
            {standing === 'settled' && <ReceiptPicture {...facts} />}
          </>
        }
      />
    </Page>
  )
}
