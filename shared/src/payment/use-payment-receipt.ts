import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { type ApiError, queryOptions, useQuery, useSearchParams } from '@sarv/shared/platform'
import {
  askable,
  factsInAddress,
  paymentInAddress,
  type SettledFacts,
  toReceiptStatus,
  toShownFacts,
  unknownFacts,
} from './receipt-facts'
import { useSettledPayment } from './use-settled-payment'

/** Polling interval in milliseconds while the bank has not decided a payment. (U9) */
const settlementPollInterval = 3_000

/**
 * Facts of the payment that the address of a receipt names, by its trace number or, where it failed, by its uuid: as the
 * address says at once, then as the server knows it.
 * (D-29, ERR-33)
 * @example
 * const { known, receipt } = usePaymentReceipt('bank', (traceNo, signal) => call(findBankPaymentByTrace, { params: { traceNo }, signal }), stale)
 * return <ReceiptPage {...receipt} actions={<Button block>…</Button>} />
 */
export function usePaymentReceipt<Facts extends SettledFacts>(
  /** The remote, for the key of the query. */
  owner: string,
  ask: (traceNo: string, signal: AbortSignal) => Promise<Facts>,
  /** Keys of the queries that the payment changes; the same array every time. */
  stale: readonly (readonly string[])[],
) {
  const [query] = useSearchParams()
  const fromUrl = factsInAddress(query)
  const trace = askable(fromUrl.trace) ?? paymentInAddress(query)
  const payment = useQuery({
    ...queryOptions<Facts, ApiError>({
      queryKey: [owner, 'payment-facts', trace],
      queryFn: ({ signal }) => ask(trace ?? '', signal),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? settlementPollInterval : false),
    }),
    enabled: trace !== undefined,
  })
  const notFound = isNotFound(payment.error)
  const known = notFound ? undefined : payment.data
  const standing = toReceiptStatus({
    asked: trace !== undefined,
    status: known?.status,
    failed: payment.isError,
    notFound,
  })
  useSettledPayment(standing === 'settled' ? known : undefined, stale)
  const shown = known ? toShownFacts(known) : notFound ? unknownFacts(query) : fromUrl
  return { known, receipt: { standing, shown, onRetry: () => payment.refetch() } }
}
