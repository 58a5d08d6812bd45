import { isNotFound } from '@sarv/platform/client/api/read-failure'
import type { Payment, PaymentFacts } from '@sarv/shared/contract/fund-payment'
import {
  askable,
  factsInAddress,
  paymentInAddress,
  type ReceiptStatus,
  type ShownFacts,
  toReceiptStatus,
  toShownFacts,
  unknownFacts,
} from '@sarv/shared/payment/receipt-facts'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { paymentQuery, pendingPaymentQuery } from '../money/money-queries'
import { paymentFactsQuery, paymentPollMs } from './payment-queries'

/** What the receipt screen shows, and how far the server has confirmed it. */
export interface ReceiptState {
  readonly standing: ReceiptStatus
  readonly shown: ShownFacts
  /** Set once the server knows the payment. */
  readonly payment:
    | ({ readonly uuid: string } & Pick<PaymentFacts, 'status' | 'order_id' | 'payer_name' | 'psp_name'>)
    | undefined
  readonly refetch: () => void
}

/**
 * Returns what is known about the payment of a receipt: by its trace number, or, as a failed payment has none, by the
 * uuid in the address, or the payment that this browser remembers. Until the server responds, what the address claimed.
 * (D-29, D-139)
 */
export function useReceipt(query: Pick<URLSearchParams, 'get'>): ReceiptState {
  const platform = usePlatform()
  const claimed = factsInAddress(query)
  const trace = askable(claimed.trace)
  const named = paymentInAddress(query)
  const asksMemory = trace === undefined && named === undefined
  const remembered = useQuery({ ...pendingPaymentQuery(platform), enabled: asksMemory })
  const uuid = trace === undefined ? (named ?? remembered.data ?? undefined) : undefined
  const byTrace = useQuery({ ...paymentFactsQuery(trace ?? ''), enabled: trace !== undefined })
  const byUuid = useQuery({
    ...paymentQuery(uuid ?? ''),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? paymentPollMs : false),
  })
  const response = trace === undefined ? byUuid : byTrace
  const notFound = isNotFound(response.error)
  const facts = notFound ? undefined : byTrace.data
  const payment = notFound ? undefined : byUuid.data
  const unknown = notFound ? unknownFacts(query) : claimed
  const shown = facts ? toShownFacts(facts) : payment ? toReceiptFacts(payment, claimed) : unknown
  const standing = toReceiptStatus({
    asked: !asksMemory || uuid !== undefined || remembered.isPending,
    status: response.data?.status,
    failed: response.isError,
    notFound,
  })
  return {
    standing,
    shown,
    payment: facts ?? payment,
    refetch: () => response.refetch().catch(platform.report),
  }
}

/** The facts of a payment that is known by its uuid: one that failed has no trace number. */
function toReceiptFacts({ status, payment_amount }: Payment, claimed: ShownFacts): ShownFacts {
  return { ...claimed, status, amount: payment_amount, trace: undefined }
}
