import { isLowData, watchLowData } from '@sarv/platform/client/data-use'
import { useSyncExternalStore } from 'react'

/**
 * Low-data mode, as a hook: charts, pictures and films wait until they are asked for. (U24)
 * @example const isLow = useLowData()
 */
export function useLowData(): boolean {
  return useSyncExternalStore(watchLowData, isLowData, () => false)
}
