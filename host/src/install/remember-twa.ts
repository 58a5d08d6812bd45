import { writeLocal } from '@sarv/shared/storage/local-keys'

/** Whether an address says that the wrapper app opened it; only the exact word counts (HST-009). */
export function saysTwa(search: string): boolean {
  return new URLSearchParams(search).get('isTwa') === 'true'
}

/** Keeps that for the pages that follow, whichever page was opened first (HST-009). */
export function rememberTwa(search: string): void {
  if (saysTwa(search)) writeLocal('isTwa', 'true')
}
