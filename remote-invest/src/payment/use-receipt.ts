import { isNotFound } from '@sarv/shared/api/read-failure'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import {
  askable,
  type ReceiptStatus,
  type ShownFacts,
  toReceiptStatus,
  toShownFacts,
} from '@sarv/shared/payment/receipt-facts'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { paymentQuery, pendingPaymentQuery } from '../money/money-queries'
import { paymentFactsQuery, paymentPollMs } from './payment-queries'

/** What the receipt screen shows, and how far the server has confirmed it. */
export interface ReceiptState {
  readonly standing: ReceiptStatus
  readonly shown: ShownFacts
  /** Set once the server knows the payment. */
  readonly payment: { readonly uuid: string; readonly status: string; readonly order_id: number | null } | undefined
  readonly refetch: () => void
}

/**
 * Returns what is known about the payment of a receipt: by its trace number, or, as a failed payment has none, by the
 * payment that this browser remembers. Until the server responds, what the address claimed. (D-29)
 */
export function useReceipt(claimed: ShownFacts): ReceiptState {
  const platform = usePlatform()
  const trace = askable(claimed.trace)
  const remembered = useQuery({ ...pendingPaymentQuery(platform), enabled: trace === undefined })
  const uuid = trace === undefined ? (remembered.data ?? undefined) : undefined
  const byTrace = useQuery({ ...paymentFactsQuery(trace ?? ''), enabled: trace !== undefined })
  const byMemory = useQuery({
    ...paymentQuery(uuid ?? ''),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? paymentPollMs : false),
  })
  const query = trace === undefined ? byMemory : byTrace
  const notFound = isNotFound(query.error)
  const facts = notFound ? undefined : byTrace.data
  const payment = notFound ? undefined : byMemory.data
  const shown = facts ? toShownFacts(facts) : payment ? toReceiptFacts(payment, claimed) : claimed
  const standing = toReceiptStatus({
    asked: trace !== undefined || uuid !== undefined || remembered.isPending,
    status: query.data?.status,
    failed: query.isError,
    notFound,
  })
  return {
    standing,
    shown,
    payment: facts ?? payment,
    refetch: () => query.refetch().catch(platform.report),
  }
}

/** The facts of a remembered payment: one that failed has no trace number. */
function toReceiptFacts({ status, payment_amount }: Payment, claimed: ShownFacts): ShownFacts {
  return { ...claimed, status, amount: payment_amount, trace: undefined }
}
