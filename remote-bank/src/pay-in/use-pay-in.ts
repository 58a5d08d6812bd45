import { useIdempotentRequest } from '@sarv/shared/payment/use-idempotent-request'
import { useHeader, useMutation, usePlatform } from '@sarv/shared/platform'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import { useState } from 'react'

/** Steps of a payment: the amount, then the gateway. */
type Step = 'amount' | 'gateway'

const steps: readonly Step[] = ['amount', 'gateway']
const parseStep = (kept: unknown): Step | undefined => steps.find((step) => step === kept)

/**
 * Flow of an amount that is paid at a gateway: one request at a time under an idempotency key, and the gateway as an
 * entry of the history, so that Back leads to the amount. A reload begins with the amount: the payment that nobody paid
 * runs out by itself.
 */
export function usePayIn<Payment>({
  name,
  send,
}: {
  /** Of the flow, alone among those of its path. */
  name: string
  send: (amount: number, idempotencyKey: string) => Promise<Payment>
}) {
  const { navigation } = usePlatform()
  const [payment, setPayment] = useState<Payment>()
  const { place, goTo, leave } = useFlowHistory<Step>({ name, read: parseStep, begin: () => ['amount'] })
  const sending = useMutation({
    mutationFn: ({ amount, key }: { amount: number; key: string }) => send(amount, key),
  })
  const request = useIdempotentRequest(async (amount: number, key) => {
    setPayment(await sending.mutateAsync({ amount, key }))
    goTo('amount', 'gateway')
  })
  const shown = place === 'gateway' ? payment : undefined
  useHeader({ onBack: shown ? () => goTo('amount') : () => leave(navigation.back) })
  return {
    request,
    requesting: sending.isPending,
    /** The amount that was asked for last, in rial: Back finds it in the field. */
    amount: sending.variables?.amount,
    /** To be paid now; undefined while the amount is asked for. */
    payment: shown,
  }
}
