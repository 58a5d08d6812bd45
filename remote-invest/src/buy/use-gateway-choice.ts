import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import { updateOutbox } from '@sarv/shared/outbox/outbox'
import { nameOf } from '@sarv/shared/payment/payment-method'
import { usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { useState } from 'react'
import { confirmedGatewayKey, lastGatewayQuery } from '../money/money-queries'
import { fundPlace } from '../money/parse-outbox'

/** Hook: the gateway of a purchase, the last one that this person chose to begin with, and what confirms it. (D-127) */
export function useGatewayChoice(methods: readonly PaymentMethod[]) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { data: last } = useQuery(lastGatewayQuery(platform))
  const [picked, pick] = useState<number>()
  const lastPlace = methods.findIndex((method) => nameOf(method) === last)
  const chosen = picked ?? Math.max(0, lastPlace)
  return {
    chosen,
    pick,
    /** Has /payment leave for the gateway at once, and remembers it for the next purchase. */
    confirm(payment: string) {
      const method = methods[chosen]
      if (method === undefined) return
      const gateway = nameOf(method)
      queryClient.setQueryData(confirmedGatewayKey(payment), gateway)
      queryClient.setQueryData(lastGatewayQuery(platform).queryKey, gateway)
      updateOutbox(fundPlace, platform, () => ({ gateway })).catch(platform.report)
    },
  }
}
