import type { QueryKey } from '@tanstack/react-query'
import type { Platform } from './platform'

/** Invalidates queries whenever a payment settles, no matter in which remote it was made. (PLT-021) */
export function refetchAfterPayment(
  { bus, queryClient }: Pick<Platform, 'bus' | 'queryClient'>,
  keys: readonly QueryKey[],
): void {
  bus.on('payment-settled', () => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  })
}
