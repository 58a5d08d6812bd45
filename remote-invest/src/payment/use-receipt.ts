import { isNotFound } from '@sarv/shared/api/read-failure'
import { askable, factsFrom, type ShownFacts, type Standing, standingOf } from '@sarv/shared/payment/receipt-facts'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { paymentFactsQuery, paymentQuery, pendingPaymentQuery, settlingPace } from './payment-queries'
import { factsOf } from './receipt-facts'

export interface KnownReceipt {
  readonly standing: Standing
  readonly shown: ShownFacts
  /** Set once the server knows the payment. */
  readonly payment: { readonly uuid: string; readonly status: string; readonly order_id: number | null } | undefined
  readonly askAgain: () => void
}

/**
 * What is known about the payment of a receipt: by its trace number, or, as a failed payment has none, by the payment
 * that this browser remembers. Until the server speaks, what the address said. (D-29)
 */
export function useReceipt(said: ShownFacts): KnownReceipt {
  const platform = usePlatform()
  const trace = askable(said.trace)
  const remembered = useQuery({ ...pendingPaymentQuery(platform), enabled: trace === undefined })
  const uuid = trace === undefined ? (remembered.data ?? undefined) : undefined
  const byTrace = useQuery({ ...paymentFactsQuery(trace ?? ''), enabled: trace !== undefined })
  const byMemory = useQuery({
    ...paymentQuery(uuid ?? ''),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? settlingPace : false),
  })
  const answer = trace === undefined ? byMemory : byTrace
  const notFound = isNotFound(answer.error)
  const facts = notFound ? undefined : byTrace.data
  const payment = notFound ? undefined : byMemory.data
  const shown = facts ? factsFrom(facts) : payment ? factsOf(payment, said) : said
  const standing = standingOf({
    asked: trace !== undefined || uuid !== undefined || remembered.isPending,
    status: answer.data?.status,
    failed: answer.isError,
    notFound,
  })
  return {
    standing,
    shown,
    payment: facts ?? payment,
    askAgain: () => answer.refetch().catch(platform.report),
  }
}
