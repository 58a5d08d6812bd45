import { isNotFound } from '@sarv/shared/api/read-failure'
import { type BankPaymentFacts, findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { askable, toReceiptStatus } from '@sarv/shared/payment/receipt-facts'
import { ReceiptPage } from '@sarv/shared/payment/receipt-page'
import { type ApiError, call, queryOptions, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { bankPaymentFacts, cardResultFacts } from './card-result-facts'
import { useSettledCharge } from './use-settled-charge'

/** Polling interval in milliseconds while the bank has not decided a payment. (U9) */
const settlementPollInterval = 3_000

const chargeFactsQuery = (traceNo: string) =>
  queryOptions<BankPaymentFacts, ApiError>({
    queryKey: ['bank', 'payment-facts', traceNo],
    queryFn: ({ signal }) => call(findBankPaymentByTrace, { params: { traceNo }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? settlementPollInterval : false),
  })

/** Screen of /bank/card-result: a charge as the address says it, then as the server knows it. (BNK-055, BNK-077, D-29) */
export function CardResultScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const said = cardResultFacts(query)
  const trace = askable(said.trace)
  const payment = useQuery({ ...chargeFactsQuery(trace ?? ''), enabled: trace !== undefined })
  const notFound = isNotFound(payment.error)
  const known = notFound ? undefined : payment.data
  const shown = known ? bankPaymentFacts(known) : said
  const standing = toReceiptStatus({
    asked: trace !== undefined,
    status: known?.status,
    failed: payment.isError,
    notFound,
  })
  useSettledCharge(standing === 'settled' ? known : undefined)
  const failed = shown.status !== 'SUCCESS' && standing !== 'asking' && standing !== 'waiting'
  return (
    <ReceiptPage
      standing={standing}
      shown={shown}
      rows={
        known && [{ key: t('result.for'), value: t(known.purpose === 'REISSUE' ? 'result.reissue' : 'charge.title') }]
      }
      actions={
        <>
          {failed && (
            <ButtonLink block to="/bank/increase-amount" replace>
              {t('result.again')}
            </ButtonLink>
          )}
          <ButtonLink block variant={failed ? 'ghost' : 'primary'} to="/card" replace>
            {t('toCard')}
          </ButtonLink>
        </>
      }
      onRetry={() => payment.refetch()}
    />
  )
}
