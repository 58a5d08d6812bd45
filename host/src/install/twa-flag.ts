import { writeLocal } from '@sarv/platform/client/storage/local-keys'

/** Whether a URL was opened by the wrapper app, a trusted web activity; only the exact value counts (HST-009). */
export function isTwaUrl(search: string): boolean {
  return new URLSearchParams(search).get('isTwa') === 'true'
}

/** Stores that flag for later pages, whichever page was opened first (HST-009). */
export function storeTwaFlag(search: string): void {
  if (isTwaUrl(search)) writeLocal('isTwa', 'true')
}
