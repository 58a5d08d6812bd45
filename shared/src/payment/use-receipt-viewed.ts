import { usePlatform } from '@sarv/shared/platform'
import { useEffect, useRef } from 'react'
import type { ReceiptStatus } from './receipt-facts'

/**
 * Analytics hook: tracks a viewed receipt once, and whether it was one of a success: by the server's word; without one
 * it does not count as a success (INV-051, PLT-066). While the answer is on its way nothing is counted.
 * @example useReceiptViewed(standing, shown.status)
 */
export function useReceiptViewed(standing: ReceiptStatus, status: string | undefined): void {
  const { track } = usePlatform()
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current || standing === 'asking' || standing === 'waiting') return
    counted.current = true
    track('receipt_viewed', { is_successful: standing === 'settled' && status === 'SUCCESS' })
  }, [track, standing, status])
}
