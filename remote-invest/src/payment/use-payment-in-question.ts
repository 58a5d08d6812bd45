import { updateOutbox } from '@sarv/shared/outbox/outbox'
import { usePlatform, useQuery, useQueryClient, useSearchParams } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { paymentQuery, pendingPaymentQuery } from '../money/money-queries'
import { fundPlace } from '../money/parse-outbox'

const uuidPattern = /^[\w-]{1,64}$/

/**
 * Hook: the payment that the address names, else the pending one that this browser remembers. One that the address names
 * is remembered once the server knows it: its receipt may have nothing else to be known by. (INV-036)
 */
export function usePaymentInQuestion() {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const [query] = useSearchParams()
  const named = uuidPattern.exec(query.get('uuid') ?? '')?.[0]
  const pending = useQuery({ ...pendingPaymentQuery(platform), enabled: named === undefined })
  const uuid = named ?? pending.data ?? ''
  const payment = useQuery({ ...paymentQuery(uuid), enabled: uuid !== '' })
  const isKnown = payment.data !== undefined
  useEffect(() => {
    if (named === undefined || !isKnown) return
    const remember = async () => {
      await updateOutbox(fundPlace, platform, () => ({ payment: named }))
      queryClient.setQueryData(pendingPaymentQuery(platform).queryKey, named)
    }
    remember().catch(platform.report)
  }, [named, isKnown, platform, queryClient])
  return { payment, isNone: named === undefined && pending.data === null }
}
